import { errors } from '@strapi/utils';

type RequestInfo = (this: unknown, ...request: unknown[]) => Promise<object | undefined>;

interface Plugin {
  controllers: { relations: { extractAndValidateRequestInfo: RequestInfo } };
}

/** Stock Strapi goes on after it refused a list of relations, and fails over what is not there. */
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
