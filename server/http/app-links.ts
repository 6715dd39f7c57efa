import { APP_LINK_PREFIXES } from '@heartsease/domain/app-links.ts';
import { NATIVE_APP_ID } from '@heartsease/domain/constants.ts';
import type { App } from './app-context.ts';

/** No file, our pages for people without an account among them; then what the app shows. */
const COMPONENTS = [{ '/': '*.*', exclude: true }, ...APP_LINK_PREFIXES.map((prefix) => ({ '/': `${prefix}*` }))];

/**
 * Tells Android and iOS which app may open this server's links. Without it, or in an app that somebody else signed,
 * a link opens in the browser as before. docs/native.md says where the two settings come from.
 */
export function registerAppLinks(app: App): void {
  const { android_certificates: certificates, apple_team_id: team } = app.config;
  if (certificates.length > 0) {
    app.fastify.get('/.well-known/assetlinks.json', async () => [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: NATIVE_APP_ID, sha256_cert_fingerprints: certificates },
      },
    ]);
  }
  if (team !== null) {
    app.fastify.get('/.well-known/apple-app-site-association', async () => ({
      applinks: { details: [{ appIDs: [`${team}.${NATIVE_APP_ID}`], components: COMPONENTS }] },
    }));
  }
}
