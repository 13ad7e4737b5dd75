import { errors } from '@strapi/utils';

type RequestInfo = (this: unknown, ...request: unknown[]) => Promise<object | undefined>;

interface Plugin {
  controllers: { relations: { extractAndValidateRequestInfo: RequestInfo } };
}

/** Ends a request for relations once Strapi has refused it. Stock Strapi continues and fails on a missing value. */
export default (plugin: Plugin): Plugin => {
  const { relations } = plugin.controllers;
  const stock = relations.extractAndValidateRequestInfo;
  relations.extractAndValidateRequestInfo = async function (...request) {
    const info = await stock.apply(this, request);
    if (!info) throw new errors.ForbiddenError();
    return info;
  };
  return plugin;
};
