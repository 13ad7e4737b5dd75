import { expect, test } from '../../fixtures';
import { BioPage } from '../../pages/bio-page';
import { OwnerArea } from '../../pages/owner-area';

const LINES = 'label metric imperial onBiography onRateCard onCompCard';
const WRITE = 'mutation ($data: MeasurementsInput!) { updateMeasurements(data: $data) { revision } }';
interface Stored {
  measurements: { revision: number; measuredOn: string | null; lines: object[] };
}

test.use({ viewport: { width: 360, height: 740 } });

test('a measurement that the owner changes on her phone is on the biography, with its month', async ({
  ownerPage,
  ownerApi,
  page,
}) => {
  const read = async () =>
    (await ownerApi.graphql<Stored>(`{ measurements { revision measuredOn lines { ${LINES} } } }`))
      .measurements;
  const { measuredOn, lines } = await read();
  const area = new OwnerArea(ownerPage);
  try {
    await area.open('/book');
    await expect(ownerPage).toHaveURL(/\/admin\/book\/measurements$/);
    const height = ownerPage.getByRole('listitem', { name: 'Measurement 1', exact: true });
    await height.getByLabel('Imperial or words').fill('');
    await height.getByLabel('Metric').fill('190 cm');
    await height.getByRole('button', { name: `Use 6'3"` }).click();
    await expect(height.getByLabel('Imperial or words')).toHaveValue('6\'3"');
    await area.button('Save Measurements').click();
    await expect(area.notice('Measurements saved successfully')).toBeVisible();
    // The CMS has set the day.
    await expect(area.field('Measured on')).toHaveValue(/^\d{4}-\d\d-\d\d$/);

    const bio = new BioPage(page, '/bio');
    await bio.open();
    await expect(bio.measurements().getByRole('definition').first()).toHaveText('6\'3" / 190 cm');
    await expect(bio.measurements().getByText(/^Measured [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
    await page.goto('/bio');
    const person = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(person ?? '')).toMatchObject({ height: { value: 190, unitCode: 'CMT' } });

    // Half a year later.
    const { revision } = await read();
    await ownerApi.graphql(WRITE, { data: { revision, measuredOn: '2026-01-05' } });
    await area.open('/dashboard');
    await ownerPage
      .getByRole('link', { name: /^Time to measure again: the last time was January 5, 2026/ })
      .click();
    await expect(area.field('Measured on')).toHaveValue('2026-01-05');
  } finally {
    const { revision } = await read();
    await ownerApi.graphql(WRITE, { data: { revision, lines } });
    const { revision: later } = await read();
    await ownerApi.graphql(WRITE, { data: { revision: later, measuredOn } });
  }
});
