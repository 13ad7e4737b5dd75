import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::permission'
    >;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> &
      Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deviceId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> &
      Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    userId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> &
      Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAwayAway extends Struct.CollectionTypeSchema {
  collectionName: 'aways';
  info: {
    displayName: 'Time away';
    pluralName: 'aways';
    singularName: 'away';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['note', 'firstDay', 'lastDay'];
      sortBy: 'firstDay';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    firstDay: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'First day';
          width: 'half';
        };
      }>;
    lastDay: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Last day';
          width: 'half';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::away.away'> &
      Schema.Attribute.Private;
    note: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Private. Visitors see only that you are away';
          label: 'Note';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiBioContentBioContent extends Struct.SingleTypeSchema {
  collectionName: 'bio_content';
  info: {
    displayName: 'Biography';
    pluralName: 'bio-contents';
    singularName: 'bio-content';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    content: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A blank line for a new paragraph';
          label: 'Biography';
          rows: 10;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100000;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Shown beside the biography';
          label: 'Image';
        };
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Short paragraph before the biography';
          label: 'Introduction';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::bio-content.bio-content'
    > &
      Schema.Attribute.Private;
    professionalBackground: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Professional background';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiBlogPostBlogPost extends Struct.CollectionTypeSchema {
  collectionName: 'blog_posts';
  info: {
    description: 'Written in Markdown. Excerpt and reading time are computed on save.';
    displayName: 'Blog post';
    pluralName: 'blog-posts';
    singularName: 'blog-post';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: {
      columns: ['title', 'tags', 'createdAt', 'updatedAt'];
    };
  };
  attributes: {
    comments: Schema.Attribute.Relation<'oneToMany', 'api::comment.comment'> &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        form: {
          hidden: true;
        };
      }>;
    content: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Markdown: # for headings, - for lists, a blank line for a new paragraph';
          label: 'Text';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100000;
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    excerpt: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    firstPublishedAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Shown above the post and in the list of posts';
          label: 'Image';
        };
      }>;
    listDate: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::blog-post.blog-post'
    > &
      Schema.Attribute.Private;
    previewPicture: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Shown when the page is shared. If empty, the page's image is used. 5MB at most";
          label: 'Preview image';
        };
      }>;
    previewsEndedAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    readingMinutes: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    searchDescription: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If empty, the start of the text is used';
          label: 'Description for search engines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    searchTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If empty, the title is used';
          label: 'Title for search engines';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    slug: Schema.Attribute.UID<'title'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Last part of the post's web address. Created from the title, fixed once published";
          label: 'Page address';
        };
      }>;
    tags: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Tags';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiBookingPapersBookingPapers extends Struct.SingleTypeSchema {
  collectionName: 'booking_papers';
  info: {
    displayName: 'Booking settings';
    pluralName: 'booking-papers-sets';
    singularName: 'booking-papers';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    answers: Schema.Attribute.Component<'booking.answer-template', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Reply templates for bookings';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
        },
        number
      >;
    balanceDays: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'After the last day of the booking';
          label: 'Balance due (days)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<14>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    depositDays: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'After the client accepts the quote';
          label: 'Deposit due (days)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    depositPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Of the total. Leave empty for none';
          label: 'Deposit (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    depositSum: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Instead of a percentage';
          label: 'Deposit (amount)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100000000;
          min: 0;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::booking-papers.booking-papers'
    > &
      Schema.Attribute.Private;
    paymentWays: Schema.Attribute.Component<'booking.payment-way', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Clients see them after they accept a quote';
          label: 'Ways to pay';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    remindsClients: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'By email: 3 days before the due day, then 1 and 7 days after it';
          label: 'Remind clients of payments';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    taxNumber: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Printed on new quotes and their receipts';
          label: 'Tax number';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    terms: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If they name the deposit or when to pay, they must agree with the fields below';
          label: 'Terms for quotes';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    validDays: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Quotes are valid for (days)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 365;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<14>;
    vatPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Leave empty for no VAT';
          label: 'VAT (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface ApiBookingBooking extends Struct.CollectionTypeSchema {
  collectionName: 'bookings';
  info: {
    displayName: 'Booking';
    pluralName: 'bookings';
    singularName: 'booking';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['name', 'service', 'firstDay', 'state', 'createdAt'];
    };
  };
  attributes: {
    askedDeclinedAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    askedFirstDay: Schema.Attribute.Date &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    askedLastDay: Schema.Attribute.Date &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    cameFrom: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Name of the link, or the site before';
          label: 'Came from';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    city: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'City';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Email';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    estimate: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'As sent to the client';
          label: 'Estimate';
          locked: true;
        };
      }>;
    extras: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Extras';
        };
      }>;
    firstDay: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'First day';
          width: 'half';
        };
      }>;
    heldSince: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    holdEndsAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Option ends';
          locked: true;
          width: 'half';
        };
      }>;
    holdRank: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '1 is the first option on these dates';
          label: 'Option';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
          min: 1;
        },
        number
      >;
    lastDay: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Last day';
          width: 'half';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::booking.booking'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Client';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    notes: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: "Client's notes";
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    ownersNote: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: "Owner's note";
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Phone';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    quantity: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Quantity';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 99;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    service: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Service';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    startTime: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In your time zone, such as 09:30';
          label: 'Call time';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    state: Schema.Attribute.Enumeration<
      [
        'enquiry',
        'option',
        'confirmed',
        'done',
        'declined',
        'cancelled',
        'expired',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Changed in the owner's area";
          label: 'State';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'enquiry'>;
    submissionKey: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    tokenEndsAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    tokenHash: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    tokenSeed: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    unit: Schema.Attribute.Enumeration<
      ['show', 'hour', 'half_day', 'day', 'session', 'on_request']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Charged per';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'session'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    venue: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Venue';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface ApiCommentComment extends Struct.CollectionTypeSchema {
  collectionName: 'comments';
  info: {
    displayName: 'Comment';
    pluralName: 'comments';
    singularName: 'comment';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['name', 'text', 'status', 'blogPost', 'createdAt'];
    };
  };
  attributes: {
    blogPost: Schema.Attribute.Relation<
      'manyToOne',
      'api::blog-post.blog-post'
    > &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Blog post';
          width: 'half';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Not shown to visitors';
          label: 'Email';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::comment.comment'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    status: Schema.Attribute.Enumeration<['pending', 'approved', 'rejected']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Status';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'pending'>;
    submissionKey: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Comment';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiCompCardCompCard extends Struct.SingleTypeSchema {
  collectionName: 'comp_cards';
  info: {
    displayName: 'Comp card';
    pluralName: 'comp-cards';
    singularName: 'comp-card';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::comp-card.comp-card'
    > &
      Schema.Attribute.Private;
    pictures: Schema.Attribute.Component<'book.card-picture', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'From the portfolio or digitals. Main image first, then up to four more';
          label: 'Images';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiContactDetailsContactDetails
  extends Struct.SingleTypeSchema {
  collectionName: 'contact_details';
  info: {
    displayName: 'Contact and social';
    pluralName: 'contact-detail-sets';
    singularName: 'contact-details';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Leave empty to hide it';
          label: 'Address';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown on the contact page. Leave empty to use the contact email from Settings';
          label: 'Email';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown above the contact form';
          label: 'Introduction';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    links: Schema.Attribute.Component<'contact.profile-link', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In this order; the first three are also at the edge of each page';
          label: 'Links';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::contact-details.contact-details'
    > &
      Schema.Attribute.Private;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Leave empty to hide it';
          label: 'Phone';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiDigitalSetDigitalSet extends Struct.CollectionTypeSchema {
  collectionName: 'digital_sets';
  info: {
    displayName: 'Digitals';
    pluralName: 'digital-sets';
    singularName: 'digital-set';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      sortBy: 'takenOn';
    };
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'WebVTT (.vtt), 1MB at most';
          label: 'Captions';
        };
      }>;
    clip: Schema.Attribute.Media<'videos'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'MP4 or WEBM, 100MB at most';
          label: 'Walk video';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::digital-set.digital-set'
    > &
      Schema.Attribute.Private;
    pictures: Schema.Attribute.Component<'book.digital-picture', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Unretouched, one angle per image';
          label: 'Images';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    stillTrueOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'The set is hidden a year after this date';
          label: 'Confirmed as accurate on';
          width: 'half';
        };
      }>;
    takenOn: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Date taken';
          width: 'half';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiEventEvent extends Struct.CollectionTypeSchema {
  collectionName: 'events';
  info: {
    displayName: 'Event';
    pluralName: 'events';
    singularName: 'event';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['title', 'date', 'type', 'status', 'location'];
      sortBy: 'date';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    date: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Date';
          width: 'half';
        };
      }>;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Description';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most';
          label: 'Image';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::event.event'> &
      Schema.Attribute.Private;
    location: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Location';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    maxAttendees: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '0 means no limit';
          label: 'Max attendees';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    status: Schema.Attribute.Enumeration<['upcoming', 'ongoing', 'completed']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Status';
          width: 'half';
          words: {
            completed: 'Completed';
            ongoing: 'Ongoing';
            upcoming: 'Upcoming';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'upcoming'>;
    time: Schema.Attribute.Time &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In your time zone';
          label: 'Time';
          width: 'half';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    type: Schema.Attribute.Enumeration<
      ['judging', 'organization', 'appearance']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Type';
          width: 'half';
          words: {
            appearance: 'Appearance';
            judging: 'Judging';
            organization: 'Organization';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'organization'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiHeroHero extends Struct.SingleTypeSchema {
  collectionName: 'heroes';
  info: {
    displayName: 'First screen';
    pluralName: 'heroes';
    singularName: 'hero';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    badge: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the seal beside the name, in the newer design. Leave empty for no seal';
          label: 'Badge';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    experience: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          example: 'Such as: Over 9 years of experience';
          help: 'After the achievement. If empty, it is left out';
          label: 'Experience';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    finalistLine: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One line below the name. If empty, it is left out';
          label: 'Achievement';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Background at the top of the home page';
          label: 'Image';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::hero.hero'> &
      Schema.Attribute.Private;
    portraitImage: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Portrait format';
          label: 'Portrait';
        };
      }>;
    professions: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Professions';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    shareImage: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. In link previews of pages without an image. If empty, they show Image';
          label: 'Share image';
        };
      }>;
    tagline: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Line below the name';
          label: 'Tagline';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiInitiativeInitiative extends Struct.SingleTypeSchema {
  collectionName: 'initiatives';
  info: {
    displayName: 'Initiative';
    pluralName: 'initiatives';
    singularName: 'initiative';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    about: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'About';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    endGoal: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'End goal';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    eyebrow: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          example: 'Such as: Youth initiative';
          help: 'Such as Youth initiative. On the home page and the page itself';
          label: 'Line above the name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    images: Schema.Attribute.Media<'images', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. In the order shown on the page';
          label: 'Images';
        };
      }>;
    impactFigures: Schema.Attribute.Component<
      'initiative.impact-figure',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Impact figures';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::initiative.initiative'
    > &
      Schema.Attribute.Private;
    mission: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Mission';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the menu, the footer and on the home page. If empty, nothing links to the initiative';
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    objectives: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Objectives';
        };
      }>;
    programmes: Schema.Attribute.Component<'initiative.programme', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the order shown on the page';
          label: 'Programmes';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    slug: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Last part of the page's web address: words in small letters with hyphens. Former addresses lead to the new one";
          label: 'Address';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }> &
      Schema.Attribute.DefaultTo<'endeleza'>;
    teaser: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One paragraph for the home page';
          label: 'Teaser';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    theme: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Motto';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    vision: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Vision';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
  };
}

export interface ApiLegalPagesLegalPages extends Struct.SingleTypeSchema {
  collectionName: 'legal_pages';
  info: {
    displayName: 'Legal pages';
    pluralName: 'legal-page-sets';
    singularName: 'legal-pages';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    copyrightNotice: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Markdown: # for headings, - for lists, a blank line for a new paragraph. {name}, {country}, {law} and {authority} are filled in. A heading or paragraph that ends with {applications} or {comments} is shown while that is on';
          label: 'Copyright notice';
          rows: 12;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100000;
      }>;
    copyrightUpdatedOn: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Copyright notice updated on';
          locked: true;
          width: 'half';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::legal-pages.legal-pages'
    > &
      Schema.Attribute.Private;
    privacyPolicy: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Markdown: # for headings, - for lists, a blank line for a new paragraph. {name}, {country}, {law} and {authority} are filled in. A heading or paragraph that ends with {applications} or {comments} is shown while that is on';
          label: 'Privacy policy';
          rows: 12;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100000;
      }>;
    privacyUpdatedOn: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Privacy policy updated on';
          locked: true;
          width: 'half';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiMeasurementsMeasurements extends Struct.SingleTypeSchema {
  collectionName: 'measurements';
  info: {
    displayName: 'Measurements';
    pluralName: 'measurements-records';
    singularName: 'measurements';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    lines: Schema.Attribute.Component<'person.measurement', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the order shown on the site';
          label: 'Measurements';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::measurements.measurements'
    > &
      Schema.Attribute.Private;
    measuredOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Set to today when a value changes, unless you choose another date';
          label: 'Measured on';
          width: 'half';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiMessageMessage extends Struct.CollectionTypeSchema {
  collectionName: 'messages';
  info: {
    displayName: 'Message';
    pluralName: 'messages';
    singularName: 'message';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['senderName', 'subject', 'isRead', 'isArchived', 'createdAt'];
    };
  };
  attributes: {
    cameFrom: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Name of the link, or the site before';
          label: 'Came from';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    isArchived: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Archived';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    isRead: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Read';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::message.message'
    > &
      Schema.Attribute.Private;
    message: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Message';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
        minLength: 1;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    senderEmail: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: "Sender's email";
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    senderName: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'From';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Subject';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    submissionKey: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiMilestoneMilestone extends Struct.CollectionTypeSchema {
  collectionName: 'milestones';
  info: {
    displayName: 'Milestone';
    pluralName: 'milestones';
    singularName: 'milestone';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['image', 'year', 'title', 'updatedAt'];
      sortBy: 'year';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Description';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
        minLength: 1;
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most';
          label: 'Image';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::milestone.milestone'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    year: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as 2024, or 2017 to today';
          label: 'Year';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
  };
}

export interface ApiPageTextsPageTexts extends Struct.SingleTypeSchema {
  collectionName: 'page_texts';
  info: {
    displayName: 'Page texts';
    pluralName: 'page-text-sets';
    singularName: 'page-texts';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    biographyDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Biography: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    blogDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Blog: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    blogLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Blog: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    bookDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Booking request: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    bookEmpty: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown instead of the form. If empty, a general sentence';
          label: 'Booking request: without rates';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    bookLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Booking request: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    compCardDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Comp card: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    compCardLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Comp card: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    contactDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Contact: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    digitalsDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Digitals: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    digitalsEmpty: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown while there is nothing to show. If empty, a general sentence';
          label: 'Digitals: without a set from the last year';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    digitalsLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Digitals: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    eventsDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Events: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    eventsLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Events: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    homeBookings: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Beside the link to the rates. If empty, the services of the rate card';
          label: 'Home: bookings';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    homeDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Home: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    initiativeDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Initiative: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::page-texts.page-texts'
    > &
      Schema.Attribute.Private;
    portfolioDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Portfolio: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    portfolioLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Portfolio: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    projectsDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Projects: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    projectsLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Projects: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    projectTags: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line. Above the projects, as decoration';
          label: 'Projects: fields of work';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    rateCardDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Rate card: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    rolesDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Role profiles: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    volunteerDescription: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Below the title in search results and in link previews. If empty, a general sentence';
          label: 'Volunteer: in search results';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    volunteerEmpty: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown instead of the form. If empty, a general sentence';
          label: 'Volunteer: while applications are closed';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    volunteerLead: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Between the title and the content. If empty, a general sentence';
          label: 'Volunteer: first lines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiPaymentPayment extends Struct.CollectionTypeSchema {
  collectionName: 'payments';
  info: {
    displayName: 'Payment';
    pluralName: 'payments';
    singularName: 'payment';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['quoteNumber', 'state', 'amount', 'day', 'number'];
    };
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A whole number. Below 0 is a refund';
          label: 'Amount';
          locked: true;
          width: 'half';
        };
      }>;
    bookingId: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    code: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Transaction code';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    currency: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Currency';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3;
      }>;
    day: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Day of payment';
          locked: true;
          width: 'half';
        };
      }>;
    invoiceNumber: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Of an invoice from another program. It is printed on the receipt';
          label: 'Invoice number';
          locked: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::payment.payment'
    > &
      Schema.Attribute.Private;
    number: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Assigned when it is received';
          label: 'Receipt number';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    quoteNumber: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Quote';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Of a refund or correction';
          label: 'Reason';
          locked: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    state: Schema.Attribute.Enumeration<['claimed', 'received', 'not_found']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Changed in the owner's area";
          label: 'State';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'claimed'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    way: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Way to pay';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ApiPictureRightPictureRight
  extends Struct.CollectionTypeSchema {
  collectionName: 'picture_rights';
  info: {
    displayName: 'Image rights';
    pluralName: 'picture-rights';
    singularName: 'picture-right';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['file', 'photographer', 'lastDay', 'updatedAt'];
      sortBy: 'lastDay';
    };
  };
  attributes: {
    childBornOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If you know it';
          label: "Child's birthday";
          width: 'half';
        };
      }>;
    consentBy: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Name and relation. Not shown to visitors';
          label: 'Consent given by';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    consentForPrint: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'For print';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    consentForSite: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'For this site';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    consentForSocial: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'For social media';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    consentOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Consent given on';
          width: 'half';
        };
      }>;
    consentPaper: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Where the paper is kept';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    consentUntil: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'For a child at most 5 years, and not beyond the 18th birthday. Empty: as long as possible';
          label: 'Consent until';
          width: 'half';
        };
      }>;
    consentWithdrawnOn: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Hidden from visitors from this day';
          label: 'Consent withdrawn on';
          width: 'half';
        };
      }>;
    copyrightNotice: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as \u00A9 2026 Amani Otieno';
          label: 'Copyright notice';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    designer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Designer';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    file: Schema.Attribute.Relation<'oneToOne', 'plugin::upload.file'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'File';
          locked: true;
        };
      }>;
    fromFile: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    lastDay: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Hidden from visitors after this date in your time zone';
          label: 'Usage rights end';
          width: 'half';
        };
      }>;
    licence: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'The agreed terms. Not shown to visitors';
          label: 'Licence';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::picture-right.picture-right'
    > &
      Schema.Attribute.Private;
    makeUp: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Make-up';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    people: Schema.Attribute.Enumeration<
      ['not_stated', 'nobody', 'only_me', 'adults', 'child']
    > &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'An image of a child is hidden until a consent for the site is recorded';
          label: 'Who can be recognised';
          words: {
            adults: 'Adults';
            child: 'A child';
            nobody: 'Nobody';
            not_stated: 'Not stated';
            only_me: 'Only me';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'not_stated'>;
    photographer: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Photographer';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    publicUntil: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    stylist: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Stylist';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    territory: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Not shown to visitors';
          label: 'Territory';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiPortfolioItemPortfolioItem
  extends Struct.CollectionTypeSchema {
  collectionName: 'portfolio_items';
  info: {
    description: 'An image, or a story of images and films. Without an image or poster it is kept but not shown.';
    displayName: 'Portfolio item';
    pluralName: 'portfolio-items';
    singularName: 'portfolio-item';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['image', 'title', 'category', 'position', 'updatedAt'];
      sortBy: 'position';
    };
  };
  attributes: {
    category: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown as a portfolio filter, such as Runway';
          label: 'Category';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown below the large image';
          label: 'Description';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    frames: Schema.Attribute.Component<'portfolio.frame', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Further images and films of the story, in order';
          label: 'Frames';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
        },
        number
      >;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Items without an image or poster are hidden';
          label: 'Image';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::portfolio-item.portfolio-item'
    > &
      Schema.Attribute.Private;
    position: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Set in the owner's area; 0 is first, then newest first";
          label: 'Position';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    slug: Schema.Attribute.UID<'title'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Last part of the page's web address. Created from the title; former addresses lead to the new one";
          label: 'Page address';
        };
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    uploadKey: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown on the card. Leave empty for the year of the upload';
          label: 'Year';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface ApiProjectProject extends Struct.CollectionTypeSchema {
  collectionName: 'projects';
  info: {
    displayName: 'Project';
    pluralName: 'projects';
    singularName: 'project';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: [
        'title',
        'status',
        'location',
        'acceptsVolunteers',
        'updatedAt',
      ];
    };
  };
  attributes: {
    acceptsVolunteers: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If on, visitors can choose this project in the volunteer form';
          label: 'Accepts volunteers';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Description';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
        minLength: 1;
      }>;
    duration: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          example: 'March to June 2026';
          help: 'Such as March to June 2026';
          label: 'Duration';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::project.project'
    > &
      Schema.Attribute.Private;
    location: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Location';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    media: Schema.Attribute.Media<'images' | 'videos'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Image of 5MB at most, or video of 100MB at most';
          label: 'Image or video';
        };
      }>;
    mediaType: Schema.Attribute.Enumeration<['image', 'video']> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Set from the file';
          label: 'Type of file';
          locked: true;
          width: 'half';
        };
      }>;
    poster: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Image shown before a film plays';
          label: 'Poster';
        };
      }>;
    previewPicture: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Shown when the page is shared. If empty, the page's image is used. 5MB at most";
          label: 'Preview image';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    searchDescription: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If empty, the start of the text is used';
          label: 'Description for search engines';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    searchTitle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If empty, the title is used';
          label: 'Title for search engines';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    status: Schema.Attribute.Enumeration<
      ['planning', 'upcoming', 'ongoing', 'completed']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Status';
          width: 'half';
          words: {
            completed: 'Completed';
            ongoing: 'Ongoing';
            planning: 'Planning';
            upcoming: 'Upcoming';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'planning'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    volunteers: Schema.Attribute.Relation<
      'oneToMany',
      'api::volunteer.volunteer'
    > &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        form: {
          hidden: true;
        };
      }>;
    volunteersCount: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Number of volunteers';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
  };
}

export interface ApiQuoteQuote extends Struct.CollectionTypeSchema {
  collectionName: 'quotes';
  info: {
    displayName: 'Quote';
    pluralName: 'quotes';
    singularName: 'quote';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['number', 'state', 'total', 'validUntil', 'createdAt'];
    };
  };
  attributes: {
    about: Schema.Attribute.JSON &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    acceptedFor: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Accepted for';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    acceptedHash: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'SHA-256 of the quote as it was accepted';
          label: 'Accepted content';
          locked: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    acceptedName: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Accepted by';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    answeredAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Answered';
          locked: true;
          width: 'half';
        };
      }>;
    booking: Schema.Attribute.Relation<'manyToOne', 'api::booking.booking'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          hidden: true;
        };
      }>;
    bookingId: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    currency: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Assigned when the quote is sent';
          label: 'Currency';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3;
      }>;
    discount: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A whole number, calculated from the percentage';
          label: 'Discount';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 2000000000;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    discountPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Of the sum of all lines';
          label: 'Discount (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    firstDay: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'As it was sent';
          label: 'First day';
          locked: true;
          width: 'half';
        };
      }>;
    lastDay: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'As it was sent';
          label: 'Last day';
          locked: true;
          width: 'half';
        };
      }>;
    lastReminder: Schema.Attribute.Date &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }>;
    lines: Schema.Attribute.Component<'booking.quote-line', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Lines';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::quote.quote'> &
      Schema.Attribute.Private;
    number: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Assigned when the quote is sent';
          label: 'Number';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    question: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: "Client's question";
          locked: true;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    renews: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Number of an earlier quote';
          label: 'Renews the usage of';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    sentAt: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Sent';
          locked: true;
          width: 'half';
        };
      }>;
    state: Schema.Attribute.Enumeration<
      ['draft', 'sent', 'accepted', 'questioned', 'ended']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "Changed in the owner's area";
          label: 'State';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'draft'>;
    terms: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Terms';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 10000;
      }>;
    total: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Total';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    usageMedium: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as social media, print or billboards';
          label: 'Usage (medium)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    usageMonths: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Leave empty for no end';
          label: 'Usage (months)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 600;
          min: 1;
        },
        number
      >;
    usageStart: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Otherwise the day after the booking';
          label: 'Usage from';
          width: 'half';
        };
      }>;
    usageTerritory: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as Kenya or worldwide';
          label: 'Usage (territory)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    validUntil: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Valid until';
          width: 'half';
        };
      }>;
    vat: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'VAT';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    vatPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'VAT (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface ApiRateCardRateCard extends Struct.SingleTypeSchema {
  collectionName: 'rate_cards';
  info: {
    displayName: 'Rate card';
    pluralName: 'rate-cards';
    singularName: 'rate-card';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    extras: Schema.Attribute.Component<'rate-card.extra', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Optional add-ons for a booking';
          label: 'Extras';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most. Shown beside the rates';
          label: 'Image';
        };
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Introduction';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::rate-card.rate-card'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    services: Schema.Attribute.Component<'rate-card.service', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the order shown on the page';
          label: 'Services';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiRedirectRedirect extends Struct.CollectionTypeSchema {
  collectionName: 'redirects';
  info: {
    displayName: 'Redirect';
    pluralName: 'redirects';
    singularName: 'redirect';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['fromPath', 'toPath', 'updatedAt'];
      sortBy: 'fromPath';
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    fromPath: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A path that no longer exists, such as /shop';
          label: 'Old address';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2295;
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::redirect.redirect'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    toPath: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'The path of a page of this site, such as /rate-card';
          label: 'New address';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2295;
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiRoleProfilesRoleProfiles extends Struct.SingleTypeSchema {
  collectionName: 'role_profiles';
  info: {
    displayName: 'Role profiles';
    pluralName: 'role-profile-sets';
    singularName: 'role-profiles';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::role-profiles.role-profiles'
    > &
      Schema.Attribute.Private;
    profiles: Schema.Attribute.Component<'person.role-profile', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In the order shown. Without roles, the site does not mention them';
          label: 'Roles';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSettingsSettings extends Struct.SingleTypeSchema {
  collectionName: 'settings';
  info: {
    description: 'Switches enforced by the CMS in every API.';
    displayName: 'Settings';
    pluralName: 'settings-records';
    singularName: 'settings';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    autoApproveComments: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: "If off, comments need approval in the owner's area";
          label: 'Auto-approve comments';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    contactEmail: Schema.Attribute.Email &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Used in the footer, and on the contact page unless "Contact and social" has its own email';
          label: 'Contact email';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    country: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Two letters. Phone numbers without a country code belong to it';
          label: 'Country';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2;
      }> &
      Schema.Attribute.DefaultTo<'KE'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    currency: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Three letters. Amounts keep their numbers, and quotes their currency';
          label: 'Currency';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 3;
      }> &
      Schema.Attribute.DefaultTo<'KES'>;
    deleteBookingsAfterMonths: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Months after the last day. Leave empty to keep them';
          label: 'Delete bookings after';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      >;
    deleteMessagesAfterMonths: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Months after they arrive. Leave empty to keep them';
          label: 'Delete messages after';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      >;
    deleteRejectedAfterMonths: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Months after the decision. Leave empty to keep them';
          label: 'Delete rejected applications after';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 120;
          min: 1;
        },
        number
      >;
    enableBlog: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If off, the blog is hidden';
          label: 'Blog';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    enableVolunteers: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If off, visitors see that applications are closed';
          label: 'Volunteers';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::settings.settings'
    > &
      Schema.Attribute.Private;
    maintenance: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If on, visitors see a maintenance page';
          label: 'Maintenance';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    mark: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Square, at least 512 pixels wide, 5MB at most. Shown in icons instead of the initials';
          label: 'Mark';
        };
      }>;
    menu: Schema.Attribute.Component<'site.menu-entry', true> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Pages out of the menu keep their address';
          label: 'Pages in order';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 13;
        },
        number
      >;
    notifyOwner: Schema.Attribute.Enumeration<['at_once', 'daily', 'never']> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'at_once, daily or never';
          label: 'Notifications';
          width: 'half';
          words: {
            at_once: 'Immediately';
            daily: 'Once a day, at 8:00';
            never: 'Never';
          };
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    quietFrom: Schema.Attribute.Time &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In your time zone. Set both for quiet hours';
          label: 'Quiet hours from';
          width: 'half';
        };
      }>;
    quietUntil: Schema.Attribute.Time &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'In your time zone';
          label: 'Quiet hours until';
          width: 'half';
        };
      }>;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    showFirstSteps: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'If off, the dashboard hides them';
          label: 'First steps';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<true>;
    siteTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Shown in page titles, the footer and link previews';
          label: 'Site title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    timeZone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'All dates and times of the site follow it';
          label: 'Time zone';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }> &
      Schema.Attribute.DefaultTo<'Africa/Nairobi'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiVolunteerVolunteer extends Struct.CollectionTypeSchema {
  collectionName: 'volunteers';
  info: {
    displayName: 'Volunteer';
    pluralName: 'volunteers';
    singularName: 'volunteer';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: {
      columns: ['name', 'status', 'project', 'createdAt'];
    };
  };
  attributes: {
    availability: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Availability';
        };
      }>;
    cameFrom: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Name of the link, or the site before';
          label: 'Came from';
          locked: true;
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Email';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 254;
      }>;
    interests: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Interests';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::volunteer.volunteer'
    > &
      Schema.Attribute.Private;
    message: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Message';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Phone';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 32;
      }>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::project.project'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Project';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    revision: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
    skills: Schema.Attribute.JSON &
      Schema.Attribute.CustomField<'global::text-list'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One entry per line';
          label: 'Skills';
        };
      }>;
    status: Schema.Attribute.Enumeration<['pending', 'approved', 'rejected']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Status';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<'pending'>;
    submissionKey: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        'content-manager': {
          visible: false;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 64;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesRelease
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<
      ['ready', 'blocked', 'failed', 'done', 'empty']
    > &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::content-releases.release'
    >;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::i18n.locale'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<
      'oneToOne',
      'plugin::review-workflows.workflow-stage'
    >;
    stages: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::review-workflows.workflow'
    >;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> &
      Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.file'
    > &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.folder'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsPermission
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::users-permissions.role'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginUsersPermissionsRole
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.role'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.String & Schema.Attribute.Unique;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    users: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.user'
    >;
  };
}

export interface PluginUsersPermissionsUser
  extends Struct.CollectionTypeSchema {
  collectionName: 'up_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'user';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
    timestamps: true;
  };
  attributes: {
    blocked: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    confirmationToken: Schema.Attribute.String & Schema.Attribute.Private;
    confirmed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::users-permissions.user'
    > &
      Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    provider: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    role: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::users-permissions.role'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    username: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 3;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::away.away': ApiAwayAway;
      'api::bio-content.bio-content': ApiBioContentBioContent;
      'api::blog-post.blog-post': ApiBlogPostBlogPost;
      'api::booking-papers.booking-papers': ApiBookingPapersBookingPapers;
      'api::booking.booking': ApiBookingBooking;
      'api::comment.comment': ApiCommentComment;
      'api::comp-card.comp-card': ApiCompCardCompCard;
      'api::contact-details.contact-details': ApiContactDetailsContactDetails;
      'api::digital-set.digital-set': ApiDigitalSetDigitalSet;
      'api::event.event': ApiEventEvent;
      'api::hero.hero': ApiHeroHero;
      'api::initiative.initiative': ApiInitiativeInitiative;
      'api::legal-pages.legal-pages': ApiLegalPagesLegalPages;
      'api::measurements.measurements': ApiMeasurementsMeasurements;
      'api::message.message': ApiMessageMessage;
      'api::milestone.milestone': ApiMilestoneMilestone;
      'api::page-texts.page-texts': ApiPageTextsPageTexts;
      'api::payment.payment': ApiPaymentPayment;
      'api::picture-right.picture-right': ApiPictureRightPictureRight;
      'api::portfolio-item.portfolio-item': ApiPortfolioItemPortfolioItem;
      'api::project.project': ApiProjectProject;
      'api::quote.quote': ApiQuoteQuote;
      'api::rate-card.rate-card': ApiRateCardRateCard;
      'api::redirect.redirect': ApiRedirectRedirect;
      'api::role-profiles.role-profiles': ApiRoleProfilesRoleProfiles;
      'api::settings.settings': ApiSettingsSettings;
      'api::volunteer.volunteer': ApiVolunteerVolunteer;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
      'plugin::users-permissions.permission': PluginUsersPermissionsPermission;
      'plugin::users-permissions.role': PluginUsersPermissionsRole;
      'plugin::users-permissions.user': PluginUsersPermissionsUser;
    }
  }
}
