import type { OwnerApi } from '../../cms-data/owner-api';
import { test as base } from '../../fixtures';

interface Fixtures {
  /** Changes settings of the site. */
  changeSettings: (change: Record<string, unknown>) => Promise<void>;
}

/** Unsaved drafts of an earlier test would appear over changed settings. */
async function dropDrafts(owner: OwnerApi): Promise<void> {
  type Kept = { keptDrafts: { name: string; revision: number }[] };
  const { keptDrafts } = await owner.graphql<Kept>('{ keptDrafts { name revision } }');
  for (const draft of keptDrafts)
    await owner.graphql(
      'mutation ($name: String!, $revision: Int!) { dropKeptDraft(name: $name, revision: $revision) }',
      draft,
    );
}

/** Restores the settings after each test. */
export const test = base.extend<Fixtures>({
  changeSettings: [
    async ({ ownerApi }, use) => {
      await dropDrafts(ownerApi);
      const undo = await ownerApi.changeSettings({});
      await use(async (change) => {
        await ownerApi.changeSettings(change);
      });
      await undo();
    },
    { auto: true },
  ],
});
