import type { Core } from '@strapi/strapi';
import { forAccount, type Operations, OWNER_ALONE } from '../platform/graphql/operations';
import { addPushDevice, forgetPush, isPushService, pushDevices, pushKey } from '../push';
import { deviceName } from './sessions/device-name';
import { deviceOfRequest } from './sessions/refresh-token';
import { refused } from './wording';

/** Devices that hear of news by push, for the owner. Each belongs to a session: signing out there ends its push. */
export const pushOperations: Operations = {
  access: OWNER_ALONE,
  types: /* GraphQL */ `
    type PushDevice {
      id: ID!
      name: String!
      addedAt: DateTime!
      isThisOne: Boolean!
    }
    type Push {
      "The applicationServerKey of subscriptions, as base64url"
      key: String!
      devices: [PushDevice!]!
    }
  `,
  queries: {
    'push(endpoint: String): Push!': [
      'For the owner. Returns the devices that hear of news by push. endpoint: that of this browser, if it has one',
      forAccount(async (strapi, _userId, { endpoint }: { endpoint?: string }) => {
        const device_id = await deviceOfRequest(strapi);
        // The owner may have signed in again in this browser.
        if (endpoint && device_id) await pushDevices(strapi).where({ endpoint }).update({ device_id });
        const rows = await pushDevices(strapi).orderBy('id');
        const devices = rows.map((row) => ({
          ...row,
          addedAt: new Date(Number(row.added_at)),
          isThisOne: row.endpoint === endpoint,
        }));
        return { key: pushKey(), devices };
      }),
    ],
  },
  mutations: {
    'addPushDevice(endpoint: String!): Boolean!': [
      'For the owner. Makes this browser hear of news by push',
      forAccount(async (strapi, user_id, { endpoint }: { endpoint: string }) => {
        if (!isPushService(strapi, endpoint)) throw refused('PUSH_SERVICE_UNKNOWN');
        const device_id = (await deviceOfRequest(strapi)) ?? '';
        const name = deviceName(strapi.requestContext.get()?.get('user-agent') ?? '');
        if (await addPushDevice(strapi, { user_id, device_id, endpoint, name })) return true;
        throw refused('TOO_MANY_PUSH_DEVICES');
      }),
    ],
    'removePushDevice(id: ID!): Boolean!': [
      'For the owner. Ends the push on a device. false if it has been removed already',
      async (strapi: Core.Strapi, { id }: { id: string }) =>
        /^\d{1,9}$/.test(id) && (await forgetPush(strapi, { id: Number(id) })) > 0,
    ],
  },
};
