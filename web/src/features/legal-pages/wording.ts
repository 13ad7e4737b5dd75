/** Laws by country, and who watches over them. Others are named in general. */
const LAWS: Readonly<Record<string, { law: string; authority: string } | undefined>> = {
  KE: {
    law: 'Kenyan Data Protection Act, 2019',
    authority: 'Office of the Data Protection Commissioner of Kenya',
  },
  ZA: {
    law: 'Protection of Personal Information Act, 2013',
    authority: 'Information Regulator of South Africa',
  },
  NG: { law: 'Nigeria Data Protection Act, 2023', authority: 'Nigeria Data Protection Commission' },
  GH: { law: 'Data Protection Act, 2012, of Ghana', authority: 'Data Protection Commission of Ghana' },
  UG: {
    law: 'Data Protection and Privacy Act, 2019, of Uganda',
    authority: 'Personal Data Protection Office of Uganda',
  },
  GB: { law: 'UK GDPR and the Data Protection Act 2018', authority: 'Information Commissioner’s Office' },
};

const GDPR = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const legalWording = {
  privacyPolicy: 'Privacy Policy',
  copyrightNotice: 'Copyright Notice',
  updatedOn: (date: string) => `Last updated on ${date}`,
  /** @param code ISO 3166: 'KE' */
  of: (code: string) => {
    const country = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
    const law = GDPR.has(code) ? 'General Data Protection Regulation' : `data protection law of ${country}`;
    return { country, law, authority: `data protection authority of ${country}`, ...LAWS[code] };
  },
};
