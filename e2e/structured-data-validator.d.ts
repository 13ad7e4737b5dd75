/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
  }

  export default class Validator {
    /** @param schemaOrgJson the vocabulary as JSON-LD */
    constructor(schemaOrgJson: object);
    /** @param extracted things by their type */
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
