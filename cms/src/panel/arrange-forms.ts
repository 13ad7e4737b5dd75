import type { Core } from '@strapi/strapi';

interface FieldMetadata {
  edit: { label?: string; description?: string; editable?: boolean; [key: string]: unknown };
  list: { label?: string; [key: string]: unknown };
}

interface FormConfiguration {
  metadatas: Record<string, FieldMetadata>;
  [key: string]: unknown;
}

interface ContentTypesService {
  findContentType(uid: string): { uid: string };
  findConfiguration(contentType: { uid: string }): Promise<FormConfiguration>;
  updateConfiguration(contentType: { uid: string }, configuration: FormConfiguration): Promise<unknown>;
}

/** Shown and not editable. */
const COUNTED: Record<string, string | undefined> = {
  revision: 'Counted up on every save; tells when somebody else saved in the meantime',
  position: "Arranged in the owner's area; 0 comes first, newest first",
};

/** Which of the two addresses is shown where; where one is empty the other takes its place. By 'uid.attribute'. */
const HINTS: Record<string, string> = {
  'api::contact-details.contact-details.email':
    'Shown on the contact page. Empty: the contact email of Settings is shown there',
  'api::settings.settings.contactEmail':
    'The Email link of every footer, and the contact page unless Contact and social has an email of its own',
};

/**
 * The raw panel's forms in words instead of attribute names, with the revision shown but not editable: the
 * panel sends it along, so that its saves, too, are refused when somebody else saved first.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const contentTypes: ContentTypesService = strapi.plugin('content-manager').service('content-types');
  const ours = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  for (const uid of ours) {
    const contentType = contentTypes.findContentType(uid);
    const configuration = await contentTypes.findConfiguration(contentType);
    const metadatas = Object.entries(configuration.metadatas).map(([name, field]) => [
      name,
      arranged(uid, name, field),
    ]);
    await contentTypes.updateConfiguration(contentType, {
      ...configuration,
      metadatas: Object.fromEntries(metadatas),
    });
  }
}

/** What the panel shows for one attribute of a content type. */
export function arranged(uid: string, name: string, { edit, list }: FieldMetadata): FieldMetadata {
  // A label that somebody changed in the panel stays.
  const label = (current: string | undefined) => (current === name ? inWords(name) : current);
  const counted = COUNTED[name];
  const description = counted ?? HINTS[`${uid}.${name}`];
  return {
    edit: {
      ...edit,
      label: label(edit.label),
      ...(description && { description }),
      ...(counted && { editable: false }),
    },
    list: { ...list, label: label(list.label) },
  };
}

/** 'senderEmail' becomes 'Sender email'. */
export function inWords(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
