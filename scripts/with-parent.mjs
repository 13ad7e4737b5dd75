// Loaded into the programs that a command starts (`node --import`).
import cluster from 'node:cluster';

// The channel to the parent closes however the parent ends, also when it is killed: without this the programs would go
// on and keep the ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// `strapi develop` runs the CMS in a worker: what that tells its parent is passed on to ours.
if (cluster.isPrimary) {
  cluster.on('message', (_worker, message) => {
    if (typeof message === 'object') process.send?.(message);
  });
}
