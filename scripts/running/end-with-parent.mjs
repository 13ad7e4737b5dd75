// Loaded into the programs that a command starts (`node --import`). The channel to the parent closes however
// the parent ends, also when it is killed: without this the programs would go on and keep the ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
