// Loaded into `strapi develop` (`node --import`), which runs the CMS in a worker: what the worker tells its parent
// is passed on to ours.
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  cluster.on('message', (_worker, message) => {
    if (typeof message === 'object') process.send?.(message);
  });
}
