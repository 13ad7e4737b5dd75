// Loaded into the programs that a command starts (`node --import`).
import cluster from 'node:cluster';

// The channel closes when the parent ends, even if it is killed. Without this the programs would keep running
// and keep the ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// `strapi develop` runs the CMS in a worker, whose messages are passed on to our parent.
if (cluster.isPrimary) {
  cluster.on('message', (_worker, message) => {
    if (typeof message === 'object') process.send?.(message);
  });
}
