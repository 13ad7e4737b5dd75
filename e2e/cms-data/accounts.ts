/** An account of the test site, as reported by the program that started it. */
interface Account {
  username: string;
  password: string;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test"`);
  return value;
}

export const ownerAccount = (): Account => ({
  username: fromEnvironment('E2E_OWNER_USERNAME'),
  password: fromEnvironment('E2E_OWNER_PASSWORD'),
});

export const panelAccount = (): Account => ({
  username: fromEnvironment('E2E_PANEL_EMAIL'),
  password: fromEnvironment('E2E_PANEL_PASSWORD'),
});

/** Returns the origin of the CMS, where Strapi's panel is. */
export const cmsUrl = (): string => fromEnvironment('E2E_CMS_URL');

/** Returns the folder with the data of the test site. */
export const dataDir = (): string => fromEnvironment('E2E_DATA_DIR');
