// Loaded before `strapi build`, which would compile the server again and check its types: `npm run types` does that.
require('@strapi/typescript-utils').compile = async () => {};
