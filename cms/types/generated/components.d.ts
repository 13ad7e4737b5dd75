import type { Schema, Struct } from '@strapi/strapi';

export interface BookCardPicture extends Struct.ComponentSchema {
  collectionName: 'components_book_card_pictures';
  info: {
    displayName: 'Comp card image';
  };
  attributes: {
    focalX: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Stays visible when the image is cropped';
          label: 'Focal point from the left (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<50>;
    focalY: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Focal point from the top (%)';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<50>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'From the portfolio or digitals';
          label: 'Image';
        };
      }>;
  };
}

export interface BookDigitalPicture extends Struct.ComponentSchema {
  collectionName: 'components_book_digital_pictures';
  info: {
    displayName: 'Digital';
  };
  attributes: {
    angle: Schema.Attribute.Enumeration<
      ['face', 'smile', 'front', 'left', 'right', 'back', 'full_length']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Angle';
          width: 'half';
          words: {
            back: 'Back';
            face: 'Face';
            front: 'Front';
            full_length: 'Full length';
            left: 'Left';
            right: 'Right';
            smile: 'Smile';
          };
        };
      }>;
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most';
          label: 'Image';
        };
      }>;
  };
}

export interface BookingAnswerTemplate extends Struct.ComponentSchema {
  collectionName: 'components_booking_answer_templates';
  info: {
    displayName: 'Reply template';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    subject: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Subject';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 180;
        minLength: 1;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'You can use {name}, {service}, {days}, {city}, {link}, {hold ends} and more';
          label: 'Text';
          rows: 4;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
        minLength: 1;
      }>;
  };
}

export interface BookingPaymentWay extends Struct.ComponentSchema {
  collectionName: 'components_booking_payment_ways';
  info: {
    displayName: 'Way to pay';
  };
  attributes: {
    details: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as the registered name, the account or the bank';
          label: 'Details';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as M-Pesa till, Paybill or Bank account';
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    number: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Clients can copy it';
          label: 'Number';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
        minLength: 1;
      }>;
  };
}

export interface BookingQuoteLine extends Struct.ComponentSchema {
  collectionName: 'components_booking_quote_lines';
  info: {
    displayName: 'Quote line';
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A whole number';
          label: 'Amount';
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
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Description';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
        minLength: 1;
      }>;
  };
}

export interface ContactProfileLink extends Struct.ComponentSchema {
  collectionName: 'components_contact_profile_links';
  info: {
    displayName: 'Link';
  };
  attributes: {
    address: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Your name there, such as @name, or the full address. For WhatsApp: the number with its country code';
          label: 'Name or address';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
        minLength: 1;
      }>;
    network: Schema.Attribute.Enumeration<
      [
        'instagram',
        'facebook',
        'x',
        'linkedin',
        'tiktok',
        'youtube',
        'whatsapp',
        'models_com',
        'agency',
        'website',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Network';
          width: 'half';
          words: {
            agency: 'Agency';
            facebook: 'Facebook';
            instagram: 'Instagram';
            linkedin: 'LinkedIn';
            models_com: 'models.com';
            tiktok: 'TikTok';
            website: 'Website';
            whatsapp: 'WhatsApp';
            x: 'X';
            youtube: 'YouTube';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'instagram'>;
  };
}

export interface InitiativeImpactFigure extends Struct.ComponentSchema {
  collectionName: 'components_initiative_impact_figures';
  info: {
    displayName: 'Impact figure';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          example: 'Such as youth mentored';
          label: 'Label';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          example: 'Such as 120 or 5 counties';
          help: 'Such as 120 or 5 counties';
          label: 'Figure';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
        minLength: 1;
      }>;
  };
}

export interface InitiativeProgramme extends Struct.ComponentSchema {
  collectionName: 'components_initiative_programmes';
  info: {
    displayName: 'Programme';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Text';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Title';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
  };
}

export interface PersonMeasurement extends Struct.ComponentSchema {
  collectionName: 'components_person_measurements';
  info: {
    displayName: 'Measurement';
  };
  attributes: {
    imperial: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as 6\'2", 10 US, or Black';
          label: 'Imperial or text';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as Height';
          label: 'Name';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
        minLength: 1;
      }>;
    metric: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Such as 188 cm, or 44 EU';
          label: 'Metric';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    onBiography: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'On the biography';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    onCompCard: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'On the comp card';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    onRateCard: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'On the rate card';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface PersonRoleProfile extends Struct.ComponentSchema {
  collectionName: 'components_person_role_profiles';
  info: {
    displayName: 'Role profile';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: '5MB at most';
          label: 'Image';
        };
      }>;
    summary: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'One sentence before the description';
          label: 'Summary';
          rows: 2;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Description';
          rows: 3;
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
        minLength: 1;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'On the first screen, the home page and the page of the roles';
          label: 'Name';
          width: 'half';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
  };
}

export interface PortfolioFrame extends Struct.ComponentSchema {
  collectionName: 'components_portfolio_frames';
  info: {
    displayName: 'Frame';
  };
  attributes: {
    captions: Schema.Attribute.Media<'files'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'WebVTT (.vtt) of a film, 1MB at most';
          label: 'Captions';
        };
      }>;
    file: Schema.Attribute.Media<'images' | 'videos'> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Image 5MB at most; MP4, MOV or WEBM 100MB at most';
          label: 'Image or film';
        };
      }>;
    poster: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Image shown before a film plays';
          label: 'Poster';
        };
      }>;
  };
}

export interface RateCardExtra extends Struct.ComponentSchema {
  collectionName: 'components_rate_card_extras';
  info: {
    displayName: 'Extra';
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A whole number, or percent of the service';
          label: 'Amount';
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
    isUsage: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'This extra is image usage';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    kind: Schema.Attribute.Enumeration<['fixed', 'percentage']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Type';
          width: 'half';
          words: {
            fixed: 'Fixed amount';
            percentage: 'Percentage of the service';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'fixed'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Extra';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
        minLength: 1;
      }>;
  };
}

export interface RateCardService extends Struct.ComponentSchema {
  collectionName: 'components_rate_card_services';
  info: {
    displayName: 'Service';
  };
  attributes: {
    hasUsage: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Clients can choose how long they use the images';
          label: 'Offers image usage';
          width: 'half';
        };
      }>;
    isFrom: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Show as "from" price';
          width: 'half';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    name: Schema.Attribute.String &
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
    note: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Note';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    price: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'A whole number. Not needed for a price on request';
          label: 'Price';
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
    smallestQuantity: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          help: 'Clients cannot book less';
          label: 'Minimum quantity';
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
    unit: Schema.Attribute.Enumeration<
      ['show', 'hour', 'half_day', 'day', 'session', 'on_request']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Charged per';
          width: 'half';
          words: {
            day: 'Day';
            half_day: 'Half day';
            hour: 'Hour';
            on_request: 'On request';
            session: 'Session';
            show: 'Show';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'session'>;
  };
}

export interface SiteMenuEntry extends Struct.ComponentSchema {
  collectionName: 'components_site_menu_entries';
  info: {
    displayName: 'Menu entry';
  };
  attributes: {
    page: Schema.Attribute.Enumeration<
      [
        'biography',
        'portfolio',
        'contact',
        'events',
        'projects',
        'initiative',
        'blog',
        'volunteer',
        'rates',
        'roles',
        'book',
        'comp_card',
        'digitals',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Page';
        };
      }>;
    show: Schema.Attribute.Enumeration<
      ['always', 'filled', 'footer', 'never']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        form: {
          label: 'Shown';
          words: {
            always: 'Always';
            filled: 'When it has something to show';
            footer: 'Only in the footer';
            never: 'Never';
          };
        };
      }> &
      Schema.Attribute.DefaultTo<'always'>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'book.card-picture': BookCardPicture;
      'book.digital-picture': BookDigitalPicture;
      'booking.answer-template': BookingAnswerTemplate;
      'booking.payment-way': BookingPaymentWay;
      'booking.quote-line': BookingQuoteLine;
      'contact.profile-link': ContactProfileLink;
      'initiative.impact-figure': InitiativeImpactFigure;
      'initiative.programme': InitiativeProgramme;
      'person.measurement': PersonMeasurement;
      'person.role-profile': PersonRoleProfile;
      'portfolio.frame': PortfolioFrame;
      'rate-card.extra': RateCardExtra;
      'rate-card.service': RateCardService;
      'site.menu-entry': SiteMenuEntry;
    }
  }
}
