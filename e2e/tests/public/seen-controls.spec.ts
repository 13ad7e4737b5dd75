import { expect, test } from '../../fixtures';
import { VolunteerPage } from '../../pages/volunteer-page';

/** Pages with fields, boxes and framed buttons. */
const FORMS = [
  '/volunteer',
  '/contact',
  '/book',
  '/blog/how-a-pageant-judge-really-scores',
  '/v1/volunteer',
  '/v1/contact',
  '/v1/blog',
  '/v1/blog/how-a-pageant-judge-really-scores',
];

test('every border that tells a control has a contrast of 3:1 with its ground', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  let measured = 0;
  for (const path of FORMS) {
    await page.goto(path);
    await expect(page.locator('main :is(input, textarea)').filter({ visible: true }).first()).toBeVisible();
    const borders = await page.evaluate(bordersOfControls);
    measured += borders.length;
    problems.push(
      ...borders
        .filter(({ ratio }) => ratio < 3)
        .map(({ name, ratio }) => `${path} ${name} ${ratio.toFixed(2)}`),
    );
  }
  expect(measured).toBeGreaterThan(40);
  expect(problems).toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('a ticked box differs from an empty one', async ({ page }) => {
    const form = new VolunteerPage(page);
    await form.open();
    const ground = (name: string) =>
      form.option(name).evaluate((box) => getComputedStyle(box).backgroundColor);
    await form.option('Teaching').check();
    // Its colour changes over a tenth of a second.
    await expect.poll(() => ground('Teaching')).not.toBe(await ground('Design'));
  });

  for (const { what, path, chosen } of [
    { what: 'the current page of the bar', path: '/events', chosen: 'header [aria-current=page]' },
    { what: 'the open group of the bar', path: '/bio', chosen: 'header [data-active]' },
    { what: 'the chosen tab', path: '/events', chosen: '[role=tab][aria-selected=true]' },
    { what: 'the chosen category', path: '/portfolio', chosen: '#portfolio [aria-pressed=true]' },
    { what: 'the chosen role', path: '/about-roles?role=judge', chosen: 'main [aria-pressed=true]' },
  ]) {
    test(`${what} keeps its mark`, async ({ page }) => {
      await page.goto(path);
      const grounds = await page
        .locator(chosen)
        .filter({ visible: true })
        .first()
        .evaluate((element) => ({
          marks: ['::before', '::after'].map((mark) => getComputedStyle(element, mark).backgroundColor),
          page: getComputedStyle(document.body).backgroundColor,
        }));
      const seen = grounds.marks.filter((mark) => mark !== grounds.page && !mark.endsWith(', 0)'));
      expect(seen).toHaveLength(1);
    });
  }

  test('the marks of days are seen on a dark ground', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/book');
    const marks = page.getByRole('list', { name: 'Key' }).locator('[data-state] > span');
    await expect(marks).toHaveCount(4);
    for (const mark of await marks.all()) await expect(mark).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  for (const { path, labels } of [
    { path: '/book', labels: ['Service', 'City'] },
    { path: '/v1/contact', labels: ['Subject', /^Message/] },
  ]) {
    test(`a field shows that it has the focus: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const label of labels) {
        const control = page.getByRole('main').getByLabel(label);
        await control.focus();
        await expect(control).toHaveCSS('outline-style', 'solid');
      }
    });
  }

  test('the seal has its own background', async ({ page }) => {
    await page.goto('/');
    const seal = page.getByRole('img', { name: /2024/ });
    const colours = await seal.evaluate((drawing) => ({
      disc: getComputedStyle(drawing.querySelector('circle') as Element).fill,
      year: getComputedStyle([...drawing.querySelectorAll('text')].at(-1) as Element).fill,
    }));
    expect(colours).toEqual({ disc: 'rgb(255, 255, 255)', year: 'rgb(0, 0, 0)' });
  });
});

/** Measures the contrast of each control's border with its background. */
function bordersOfControls(): { name: string; ratio: number }[] {
  type Colour = { rgb: number[]; alpha: number };
  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return { rgb: [red, green, blue], alpha };
  };
  const over = (front: Colour, back: number[]) =>
    front.rgb.map((channel, at) => channel * front.alpha + (back[at] ?? 0) * (1 - front.alpha));
  const linear = (channel: number) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = parse(getComputedStyle(element).backgroundColor);
    return ground.alpha === 1 ? ground.rgb : over(ground, groundOf(element.parentElement));
  };

  return [...document.querySelectorAll<HTMLElement>('main :is(input, textarea, select, button)')]
    .filter((control) => control.checkVisibility() && !control.matches(':disabled, [aria-hidden=true] *'))
    .flatMap((control) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(control);
      if (borderBottomWidth === '0px' || borderBottomStyle === 'none') return [];
      const behind = groundOf(control.parentElement);
      const [line, ground] = [luminance(over(parse(borderBottomColor), behind)), luminance(behind)];
      const ratio = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
      return [{ name: control.getAttribute('name') ?? control.textContent ?? '', ratio }];
    });
}
