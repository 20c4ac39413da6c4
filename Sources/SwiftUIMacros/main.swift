// The compiler starts this, asks for expansions on standard input, and says
// with an empty message that it is done.
PluginHost(channel: PluginChannel(input: 0, output: 1)).run()
