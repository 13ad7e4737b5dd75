/** Where the calendar and the estimate stand on the page. */
export const CALENDAR_ID = 'days';
export const ESTIMATE_ID = 'estimate';

/** Of buttons that look something up while the form is not filled yet. */
export const BUTTONS_OF_FORM = { formNoValidate: true } as const;
