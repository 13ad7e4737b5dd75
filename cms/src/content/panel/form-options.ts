/** `pluginOptions.form` of an attribute in a `schema.json`: its field in the panel, and in the owner's forms. */
export interface FieldOptions {
  label: string;
  help?: string;
  /** Placeholder in the owner's form */
  example?: string;
  /** Two consecutive half fields share a row. */
  width?: 'half';
  /** Lines of a text in the owner's form */
  rows?: number;
  /** Words for the values of an enumeration in the owner's forms, in the order of the choice */
  words?: Readonly<Record<string, string>>;
  /** Shown but not editable */
  locked?: true;
}

/** `pluginOptions.form` of a content type: its list in the panel. */
export interface ListOptions {
  columns?: readonly string[];
  /** Default order of the list; newest first if absent */
  sortBy?: string;
}

/** A form of the panel: every field, in the order of the attributes. */
export interface Form extends ListOptions {
  fields: Readonly<Record<string, FieldOptions>>;
  /** The type has a single item: no list, and the item is named after its type */
  isOnce?: true;
}

/** The part of a content type or component that defines its form. Strapi's types do not know our plugin options. */
export interface FormSchema {
  kind?: 'collectionType' | 'singleType';
  pluginOptions?: object;
  attributes: Readonly<Record<string, { pluginOptions?: object } | undefined>>;
}

/** Returns `pluginOptions.form` of a type or of an attribute. */
const optionsOf = <Options>(place: { pluginOptions?: object } | undefined) =>
  (place?.pluginOptions as { form?: Options } | undefined)?.form;

/** Every content type has this field, at the end of its form. */
const REVISION: FieldOptions = {
  label: 'Revision',
  help: 'Goes up with every save, to detect changes by someone else',
  width: 'half',
  locked: true,
};

/** Returns the form of a content type or component. Attributes without a label have no field. */
export function formOf(schema: FormSchema): Form {
  const fields: Record<string, FieldOptions> = {};
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    const field = name === 'revision' ? REVISION : optionsOf<FieldOptions | { hidden: true }>(attribute);
    if (field && 'label' in field) fields[name] = field;
  }
  return {
    ...optionsOf<ListOptions>(schema),
    ...(schema.kind === 'singleType' && { isOnce: true }),
    fields,
  };
}
