import type { Endpoint, Payload } from 'payload'
import { hashFromFilesServer } from '#cms/certificates/hash-delivered.ts'
import { openSigningKeys } from '#cms/certificates/signing-keys.ts'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { guarded, respond } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import type { LockServices } from '#cms/operations/asset-lock/export-lock.ts'
import type { CertificateServices } from '#cms/operations/certificates/issue-certificate.ts'
import { checkCertificate } from '#cms/operations/certificates/read-certificates.ts'

const KEYS_MAX_AGE_SECONDS = 300

/** Public calls about certificates: whether one is valid, and the keys that verify them. */
export const PUBLIC_CERTIFICATE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/certificates/:number',
    handler: guarded(async (req) =>
      respond('certificate', await checkCertificate(req.payload, pathParameter(req, 'number'))),
    ),
  },
  {
    // Published as `/.well-known/certificate-keys.json` (storefront/http/proxied-paths.ts).
    method: 'get',
    path: '/certificate-keys',
    handler: guarded(async () =>
      Response.json(openSigningKeys(environment().CERTIFICATE_KEYS).published, {
        headers: {
          'Cache-Control': `public, max-age=${KEYS_MAX_AGE_SECONDS}`,
          'Access-Control-Allow-Origin': '*',
        },
      }),
    ),
  },
]

/** What exports locks of collections, from the environment. */
export function lockServices(payload: Payload): LockServices {
  const { FILES_URL: address, SIGNING_SECRET: secret, PUBLIC_URL: issuer } = environment()
  return { payload, issuer, hashDelivered: hashFromFilesServer({ address, secret }) }
}

/** What issues certificates, from the environment. */
export function certificateServices(payload: Payload): CertificateServices {
  const {
    CERTIFICATE_KEYS: keys,
    FILES_URL: address,
    SIGNING_SECRET: secret,
    PUBLIC_URL: issuer,
  } = environment()
  const hashDelivered = hashFromFilesServer({ address, secret })
  return { payload, issuer, keys: openSigningKeys(keys), hashDelivered }
}
