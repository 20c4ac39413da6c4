// A pure table: the articles that the mock repository serves.
import Foundation

extension Article {
  /// Thirty articles, newest first, seven hours apart.
  public static let catalogue: [Article] = entries.enumerated().map { index, entry in
    Article(
      id: 1000 - index,
      title: entry.title,
      author: entry.author,
      topic: entry.topic,
      published: Date(timeIntervalSince1970: 1_767_967_200 - Double(index) * 25_200),
      minutes: entry.minutes,
      summary: entry.summary,
      text: entry.text
    )
  }

  private struct Entry {
    let title: String
    let author: String
    let topic: Topic
    let minutes: Int
    let summary: String
    let text: String

    init(
      _ title: String,
      by author: String,
      _ topic: Topic,
      minutes: Int,
      _ summary: String,
      _ text: String
    ) {
      self.title = title
      self.author = author
      self.topic = topic
      self.minutes = minutes
      self.summary = summary
      self.text = text
    }
  }

  private static let entries: [Entry] = [
    Entry(
      "The River That Changed Its Mind",
      by: "Ines Marlow",
      .nature,
      minutes: 8,
      "Take out one weir and the gravel comes back within a season.",
      "The engineers expected a decade. The dippers were nesting under the bridge by May."
    ),
    Entry(
      "A Street Without Kerbs",
      by: "Tomasz Bielak",
      .cities,
      minutes: 6,
      "What a small town learned when it took away every line on the road.",
      "Drivers slowed down because nothing told them that they might go fast."
    ),
    Entry(
      "Listening to Ice",
      by: "Signe Aas",
      .science,
      minutes: 11,
      "Hydrophones under a glacier hear it calve a day before anyone sees it.",
      "The sound is that of bubbles, thousands of years old, let out all at once."
    ),
    Entry(
      "Bread for a Cold Kitchen",
      by: "Aurelio Conti",
      .food,
      minutes: 5,
      "A dough that wants two days and almost no attention.",
      "Mix it after supper on Friday, fold it twice, and leave it on the window sill."
    ),
    Entry(
      "The Last Scythe Smith",
      by: "Hanna Weiss",
      .craft,
      minutes: 9,
      "Twenty-six blows, one blade, and a sound that tells whether it will hold.",
      "He taps the finished blade on the anvil and listens. Half of them go back to the fire."
    ),
    Entry(
      "Hedges Are Slow Machines",
      by: "Ines Marlow",
      .nature,
      minutes: 7,
      "A hedge planted today pays for itself in water, shade and quiet.",
      "Count the woody species in thirty paces: each stands for about a century."
    ),
    Entry(
      "Night Buses, Counted",
      by: "Rui Tavares",
      .cities,
      minutes: 4,
      "Who rides at three in the morning, and what a bench at the stop is worth.",
      "Bakers, nurses, cleaners. A shelter with a light brought more of them than a second bus."
    ),
    Entry(
      "Why Old Maps Are Blue",
      by: "Signe Aas",
      .science,
      minutes: 6,
      "An iron salt, a sheet of paper and the sun: the chemistry of blueprints.",
      "The print fades in daylight and, left in a drawer overnight, comes back."
    ),
    Entry(
      "Plums, Three Ways",
      by: "Aurelio Conti",
      .food,
      minutes: 3,
      "For the week in September when every branch breaks at once.",
      "Dried on the oven door, pickled with bay, or cooked down until the spoon stands."
    ),
    Entry(
      "Mending a Cane Chair",
      by: "Hanna Weiss",
      .craft,
      minutes: 12,
      "Seven passes, none of them hard, all of them in order.",
      "Soak the cane, keep it flat, and never pull the first strand tight."
    ),
    Entry(
      "Moss Knows North",
      by: "Ines Marlow",
      .nature,
      minutes: 4,
      "It does not, but it knows where the water is, which is more use.",
      "After a week in one wood you can read the drip lines of every tree."
    ),
    Entry(
      "The Library on Platform Two",
      by: "Tomasz Bielak",
      .cities,
      minutes: 5,
      "Four shelves, no clerk, and fewer books lost than at the main branch.",
      "People bring back more than they took; the timetable shelf is always empty."
    ),
    Entry(
      "A Clock for Bees",
      by: "Signe Aas",
      .science,
      minutes: 9,
      "Flowers open by the hour, and a hive keeps appointments.",
      "Move the hive two time zones west and for three days the foragers arrive early."
    ),
    Entry(
      "Salt, Smoke, Patience",
      by: "Aurelio Conti",
      .food,
      minutes: 8,
      "A cold smoker made of a barrel, a pipe and a month of mornings.",
      "The trick is to let the fire nearly go out, again and again."
    ),
    Entry(
      "Letters Cut in Slate",
      by: "Hanna Weiss",
      .craft,
      minutes: 7,
      "A carver explains why the gap is cut before the letter.",
      "The eye reads the space. Get that right and the strokes look after themselves."
    ),
    Entry(
      "Where Swifts Sleep",
      by: "Ines Marlow",
      .nature,
      minutes: 6,
      "Ten months in the air, and a nap at two thousand metres.",
      "They climb at dusk, and drift down with half of the brain awake."
    ),
    Entry(
      "Rooftop Rain",
      by: "Rui Tavares",
      .cities,
      minutes: 5,
      "A city measures what its roofs could hold, and stops building pipes.",
      "Sedge and grit keep back the first hour of a storm, which is the hour that floods."
    ),
    Entry(
      "The Weight of a Kilogram",
      by: "Signe Aas",
      .science,
      minutes: 10,
      "How a lump of metal was retired by a coil and a constant.",
      "For a century the reference lost weight, or the world gained it; nobody could tell."
    ),
    Entry(
      "Soup for Twelve Strangers",
      by: "Aurelio Conti",
      .food,
      minutes: 4,
      "A village cooks on Thursdays, and nobody asks who is coming.",
      "Start with onions. By the time they are soft someone has brought the rest."
    ),
    Entry(
      "Glue from Milk",
      by: "Hanna Weiss",
      .craft,
      minutes: 5,
      "Casein held aeroplanes together, and it will hold your table.",
      "Skimmed milk, a little lime, and an hour before it sets like stone."
    ),
    Entry(
      "An Orchard in the Ditch",
      by: "Ines Marlow",
      .nature,
      minutes: 7,
      "Thrown apple cores along a motorway turn out to be new varieties.",
      "Nobody chose them, nobody sprayed them, and some are very good."
    ),
    Entry(
      "The Bridge That Sings",
      by: "Tomasz Bielak",
      .cities,
      minutes: 3,
      "A handrail, a south-west wind, and a note near G.",
      "The council was asked to stop it and was then asked to leave it alone."
    ),
    Entry(
      "Dust from Elsewhere",
      by: "Signe Aas",
      .science,
      minutes: 8,
      "Sweep a flat roof, run a magnet through it, and look for spheres.",
      "One in some ten thousand grains came from space, and it shines."
    ),
    Entry(
      "What Vinegar Remembers",
      by: "Aurelio Conti",
      .food,
      minutes: 6,
      "A mother kept for forty years, and the wines that went into it.",
      "You feed it the end of the bottle, and it forgives you the bottle."
    ),
    Entry(
      "Sharpening, Slowly",
      by: "Hanna Weiss",
      .craft,
      minutes: 9,
      "Three stones and a strop, and how to tell when to stop.",
      "Look along the edge. If you can see it, it is not sharp."
    ),
    Entry(
      "The Pond in Winter",
      by: "Ines Marlow",
      .nature,
      minutes: 5,
      "Under the ice it is four degrees, and busy.",
      "Water is heaviest just above freezing, so the bottom of a pond never knows the frost."
    ),
    Entry(
      "Trees on Probation",
      by: "Rui Tavares",
      .cities,
      minutes: 6,
      "Half of the trees that a city plants do not live to be five.",
      "The other half had a neighbour with a watering can."
    ),
    Entry(
      "Counting in Twelves",
      by: "Signe Aas",
      .science,
      minutes: 4,
      "Thumb, three joints, four fingers: the abacus that you carry.",
      "It is why an hour divides so well, and why eggs come as they do."
    ),
    Entry(
      "Butter, Before and After",
      by: "Aurelio Conti",
      .food,
      minutes: 3,
      "Cream, a jar, and ten minutes of shaking.",
      "Wash it until the water is clear, or it will not keep the week."
    ),
    Entry(
      "A Boat in the Kitchen",
      by: "Hanna Weiss",
      .craft,
      minutes: 14,
      "It was built indoors all winter, and then somebody measured the door.",
      "The frame of the window came out in April, and the boat after it."
    ),
  ]
}
