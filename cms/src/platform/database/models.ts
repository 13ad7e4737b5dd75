import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

/** An attribute of a content type or component, with the options that our code reads. */
export interface Attribute {
  type: string;
  required?: boolean;
  private?: boolean;
  default?: unknown;
  customField?: string;
  enum?: readonly string[];
  min?: number;
  max?: number;
  maxLength?: number;
  unique?: boolean;
  /** Of a media field or a component: a list */
  multiple?: boolean;
  repeatable?: boolean;
  component?: UID.Component;
  relation?: string;
  target?: UID.ContentType;
  mappedBy?: string;
  inversedBy?: string;
  allowedTypes?: ('images' | 'videos' | 'files')[];
  pluginOptions?: { 'content-manager'?: { visible?: boolean }; form?: { label?: string } };
}

export type Attributes = Readonly<Record<string, Attribute | undefined>>;

/** Returns the attributes of a content type or component by name; none for an unknown one. */
export const attributesOf = (strapi: Core.Strapi, uid: UID.Schema): Attributes =>
  (strapi.getModel(uid)?.attributes ?? {}) as Attributes;

export const attributeList = (strapi: Core.Strapi, uid: UID.Schema) =>
  Object.entries(attributesOf(strapi, uid)) as [name: string, attribute: Attribute][];

/** Returns the names of the attributes with one of these types. */
export const fieldsOfType = (strapi: Core.Strapi, uid: UID.Schema, ...types: string[]): string[] =>
  attributeList(strapi, uid).flatMap(([name, { type }]) => (types.includes(type) ? [name] : []));

/** Returns our content types and all components. */
export const ownModels = (strapi: Core.Strapi): UID.Schema[] =>
  [
    ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::')),
    ...Object.keys(strapi.components),
  ] as UID.Schema[];

export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  contentTypes.hasDraftAndPublish(strapi.contentType(uid));

/** Where clause: the edited version of an item, which is the draft for types with drafts. */
export const editedVersion = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) => ({
  documentId,
  ...(hasDrafts(strapi, uid) && { publishedAt: null }),
});

/** The table with the rows of a relation or of the components of a type. */
export interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
  inverseOrderColumnName?: string;
}

/** Returns the table of an attribute; undefined if it has none. */
export const joinTableOf = (strapi: Core.Strapi, uid: UID.Schema, attribute: string) =>
  (strapi.db.metadata.get(uid).attributes[attribute] as { joinTable?: JoinTable }).joinTable;
