/** Ids of the calendar and the estimate on the page. */
export const CALENDAR_ID = 'days';
export const ESTIMATE_ID = 'estimate';

/** For buttons that look something up before the form is complete. */
export const BUTTONS_OF_FORM = { formNoValidate: true } as const;
