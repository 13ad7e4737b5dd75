// Strapi's panel needs React 18, the front ends React 19. What the CMS uses stays in cms/node_modules, so that no package
// finds a React, Redux or Vite of the others.
const updateConfig = (config) => ({ ...config, hoistingLimits: new Map([['.@', new Set(['cms'])]]) });

module.exports = { hooks: { updateConfig } };
