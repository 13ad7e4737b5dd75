import { expect, test } from 'vitest';
import { legalText } from './legal-text';

const facts = { name: 'Amani Kito', country: 'KE', applications: true, comments: true };
const text = `## What we store

### Applications {applications}

Your name.

#### Of minors

Ask a parent.

### Comments {comments}

Your text.

## Rights

Of {name}.

Ask for an application. {applications}`;

test('a section about something that is off is left out with its subsections, and so is a paragraph', () => {
  expect(legalText(text, { ...facts, applications: false })).toBe(
    '## What we store\n\n### Comments\n\nYour text.\n\n## Rights\n\nOf Amani Kito.\n',
  );
});

test('nothing is left out of a text while everything is on', () => {
  const shown = legalText(text, facts);
  expect(shown).toContain('### Applications\n');
  expect(shown).toContain('Ask for an application.');
  expect(shown).not.toContain('{');
});

test.each([
  ['KE', 'Under the Kenyan Data Protection Act, 2019; Office of the Data Protection Commissioner of Kenya'],
  ['ZA', 'Under the Protection of Personal Information Act, 2013; Information Regulator of South Africa'],
  ['DE', 'Under the General Data Protection Regulation; data protection authority of Germany'],
  ['PE', 'Under the data protection law of Peru; data protection authority of Peru'],
])('the law of %s is named', (country, named) => {
  expect(legalText('Under the {law}; {authority}', { ...facts, country })).toBe(named);
});
