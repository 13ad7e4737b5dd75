import { test as base, expect } from '../../fixtures';
import { BioPage } from '../../pages/bio-page';
import { OwnerArea } from '../../pages/owner-area';

const LINES = 'label metric imperial onBiography onRateCard onCompCard';
const WRITE = 'mutation ($data: MeasurementsInput!) { updateMeasurements(data: $data) { revision } }';
interface Stored {
  measurements: { revision: number; measuredOn: string | null; lines: object[] };
}

interface Fixtures {
  /** Changes measurements through the owner's API, and restores them after the test. */
  changeMeasurements: (changes: object) => Promise<void>;
}

const test = base.extend<Fixtures>({
  changeMeasurements: [
    async ({ ownerApi }, use) => {
      const read = async () =>
        (await ownerApi.graphql<Stored>(`{ measurements { revision measuredOn lines { ${LINES} } } }`))
          .measurements;
      const change = async (changes: object) => {
        const { revision } = await read();
        await ownerApi.graphql(WRITE, { data: { revision, ...changes } });
      };
      const { measuredOn, lines } = await read();
      await use(change);
      // A change of lines sets the date, so the date comes last.
      await change({ lines });
      await change({ measuredOn });
    },
    { auto: true },
  ],
});

test.use({ viewport: { width: 360, height: 740 } });

test('a measurement that the owner changes on her phone is on the biography with its month', async ({
  ownerPage,
  page,
}) => {
  const area = new OwnerArea(ownerPage);
  await area.open('/model-profile');
  await expect(ownerPage).toHaveURL(/\/admin\/model-profile\/measurements$/);
  const height = ownerPage.getByRole('listitem', { name: 'Measurement 1', exact: true });
  await height.getByLabel('Imperial or words').fill('');
  await height.getByLabel('Metric').fill('190 cm');
  await height.getByRole('button', { name: `Use 6'3"` }).click();
  await expect(height.getByLabel('Imperial or words')).toHaveValue('6\'3"');
  await area.button('Save Measurements').click();
  await expect(area.notice('Measurements saved successfully')).toBeVisible();
  // The CMS has set the date.
  await expect(area.field('Measured on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);

  const bio = new BioPage(page, '/bio');
  await bio.open();
  await expect(bio.measurements().getByRole('definition').first()).toHaveText('6\'3" / 190 cm');
  await expect(bio.measurements().getByText(/^Measured [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
  await page.goto('/bio');
  const person = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(person ?? '')).toMatchObject({ height: { value: 190, unitCode: 'CMT' } });
});

test('half a year after the last time the dashboard asks to measure again', async ({
  ownerPage,
  changeMeasurements,
}) => {
  await changeMeasurements({ measuredOn: '2026-01-05' });
  const area = new OwnerArea(ownerPage);
  await area.open('/dashboard');
  await ownerPage
    .getByRole('link', { name: /^Time to measure again. Last measured on January 5, 2026/ })
    .click();
  await expect(area.field('Measured on')).toHaveValue('2026-01-05');
});
