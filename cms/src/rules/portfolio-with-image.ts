import { isRead, type Rule } from './document-middleware';

/** Items without an image are dropped. Here, so that pages and counts agree. */
export const portfolioWithImage: Rule =
  ({ caller }) =>
  (context, next) => {
    if (context.uid === 'api::portfolio-item.portfolio-item' && isRead(context) && caller() === 'visitor') {
      const params = context.params as { filters?: object };
      const withImage = { image: { id: { $notNull: true } } };
      params.filters = params.filters ? { $and: [params.filters, withImage] } : withImage;
    }
    return next();
  };
