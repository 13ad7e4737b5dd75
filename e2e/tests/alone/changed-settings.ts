import { test as base } from '../../fixtures';

interface Fixtures {
  /** Changes settings of the site. */
  changeSettings: (change: Record<string, unknown>) => Promise<void>;
}

/** After each test the settings are as they were, whoever changed them. */
export const test = base.extend<Fixtures>({
  changeSettings: [
    async ({ ownerApi }, use) => {
      const undo = await ownerApi.changeSettings({});
      await use(async (change) => {
        await ownerApi.changeSettings(change);
      });
      await undo();
    },
    { auto: true },
  ],
});
