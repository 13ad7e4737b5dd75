/** The secret in the address opens the file: a browser cannot send a token with a download. */
export default {
  routes: [{ method: 'GET', path: '/backups/:secret', handler: 'backup.download', config: { auth: false } }],
};
