import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import type { RawRequest } from '#e2e/security/send-request.ts'

/** Values of `X-Middleware-Subrequest` that versions of Next have trusted. */
const SKIPPED = [
  'middleware',
  'proxy',
  'src/middleware',
  'pages/_middleware',
  'middleware:middleware:middleware:middleware:middleware',
  'proxy:proxy:proxy:proxy:proxy',
  'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
]

/** Internal headers between servers, forged by a client. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%2Cnull%2Cnull%2Ctrue%5D' },
  { 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' },
  { 'Next-Url': '/en/dashboard/profile' },
  { 'Next-Action': 'x' },
  ...SKIPPED.map((value) => ({ 'X-Middleware-Subrequest': value })),
  { 'X-Middleware-Subrequest-Id': '0' },
  { 'X-Middleware-Next': '1' },
  { 'X-Middleware-Skip': '1' },
  { 'X-Middleware-Prefetch': '1' },
  { 'X-Middleware-Invoke': '1' },
  { 'X-Middleware-Rewrite': '/api/v2/auth' },
  { 'X-Middleware-Redirect': 'https://evil.example/' },
  { 'X-Middleware-Set-Cookie': 'auth_check=1' },
  { 'X-Middleware-Override-Headers': 'authorization', 'X-Middleware-Request-Authorization': 'JWT x' },
  { 'X-Invoke-Path': '/api/v2/auth', 'X-Invoke-Status': '200', 'X-Invoke-Output': '/en' },
  { 'X-Invoke-Error': '{}' },
  { 'X-Nextjs-Data': '1' },
  { 'X-Nextjs-Cache': 'HIT' },
  { 'X-Nextjs-Prerender': '1' },
  { 'X-Nextjs-Rewritten-Path': '/api/v2/auth' },
  { 'X-Nextjs-Matched-Path': '/api/v2/auth' },
  { 'X-Matched-Path': '/api/v2/auth' },
  { 'X-Now-Route-Matches': '1=en' },
  { 'X-Vercel-Protection-Bypass': '1' },
  { 'X-Prerender-Revalidate': '1' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '443' },
  { Forwarded: 'host=evil.example;proto=https' },
  { 'X-Host': 'evil.example' },
  { 'X-Original-URL': '/api/v2/auth' },
  { 'X-Rewrite-URL': '/api/v2/auth' },
  { 'X-Forwarded-Prefix': '/api/v2' },
  { 'X-User': 'admin', 'X-User-Id': '1', 'X-Authenticated-User': 'admin' },
  { Authorization: 'Bearer null' },
  { Authorization: 'JWT undefined' },
  { 'X-Payload-API-Key': '1' },
]

/** Headers that override the method. */
const METHODS: readonly Readonly<Record<string, string>>[] = [
  'X-HTTP-Method-Override',
  'X-Payload-HTTP-Method-Override',
  'X-Method-Override',
].flatMap((header) => ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({ [header]: method })))

/** Spellings of an address that a proxy or router may treat as the same. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}.rsc`,
  (path) => `${path}.json`,
  (path) => `${path}.segments/_tree.segment.rsc`,
  (path) => `${path}?_rsc=1a2b3`,
  (path) => `${path}?_method=GET`,
  (path) => `${path}?_method=DELETE`,
  (path) => `${path}?__nextLocale=en&__nextDataReq=1`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}.`,
  (path) => `${path}..`,
  (path) => `${path}/.`,
  (path) => `${path}/%2e`,
  (path) => `${path}/x/..`,
  (path) => `${path}/x/%2e%2e`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}%0d%0aX:1`,
  (path) => `${path};a=b`,
  (path) => `${path}%3f`,
  (path) => `${path}%23`,
  (path) => `/${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/x%2f..${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replaceAll('/', '%252f').replace('%252f', '/'),
  (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  (path) => path.replaceAll('/', '%5c').replace('%5c', '/'),
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => `/_next/data/build${path}.json`,
  (path) => `/_next/static/..${path}`,
  (path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
  (path) => `/search-api/..${path}`,
  (path) => `/files/..${path}`,
  (path) => `/files/..%2f..${path}`,
  (path) => `/cms-assets/..${path}`,
  (path) => `http://evil.example${path}`,
]

/** The same request with forged headers, which must not change the answer. */
export function withForgedHeaders(request: RawRequest): readonly RawRequest[] {
  return HEADERS.map((headers) => ({ ...request, headers: { ...request.headers, ...headers } }))
}

/** Requests that resemble this one and must not bypass its access rules. */
export function withOtherSpellings(request: RawRequest): readonly RawRequest[] {
  const prefixes = LOCALE_CODES.map((locale) => `/${LOCALES[locale].prefix}`)
  const [, bare = ''] = /^\/(?:api|[a-z]{2})(\/.*)$/.exec(request.path) ?? []
  return [
    ...SPELLINGS.map((spell) => ({ ...request, path: spell(request.path) })),
    ...prefixes.map((prefix) => ({ ...request, path: prefix + request.path })),
    ...[...prefixes, ''].map((prefix) => ({ ...request, path: prefix + bare })),
    ...METHODS.map((headers) => ({ ...request, headers: { ...request.headers, ...headers } })),
  ]
}
