import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ENDPOINTS } from '#cms/endpoints/index.ts'
import { withSessions } from '#cms/endpoints/panel/sessions.ts'
import { guardPayload } from '#cms/endpoints/payload/guard.ts'
import { environment } from '#cms/env.ts'
import { mailAdapter } from '#cms/mail-server.ts'
import { PANEL_LANGUAGES, panelSettings } from '#cms/panel/settings.ts'
import { collectionsWithLabels, globalsWithLabels } from '#cms/panel/texts/with-labels.ts'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { QUERY_BOUNDS } from '#domain/permissions/query-bounds.ts'

const root = path.dirname(fileURLToPath(import.meta.url))
const env = environment()

/** Composition of the CMS. Decisions are in domain/, use cases in cms/operations/. */
const config = buildConfig({
  serverURL: env.PUBLIC_URL,
  csrf: [env.PUBLIC_URL],
  cors: [env.PUBLIC_URL],
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  sharp,
  editor: lexicalEditor(),
  email: mailAdapter(env),
  db: postgresAdapter({
    pool: { connectionString: env.DATABASE_URL },
    migrationDir: path.join(root, 'cms/migrations'),
    push: false,
    // One JSON value for the blocks of a page instead of a table for each list of each block and of its versions.
    blocksAsJSON: true,
  }),
  localization: {
    locales: LOCALE_CODES.map((code) => ({ code, label: LOCALES[code].name })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  collections: withSessions(collectionsWithLabels(COLLECTIONS)),
  globals: globalsWithLabels(GLOBALS),
  // A copy, because Payload adds its own endpoints to the list, and those are wrapped below.
  endpoints: [...ENDPOINTS],
  // The panel and all other clients use REST; a second API would double the checks.
  graphQL: { disable: true },
  maxDepth: QUERY_BOUNDS.depth,
  admin: panelSettings(root),
  i18n: PANEL_LANGUAGES,
  typescript: { outputFile: path.join(root, 'cms/payload-types.ts') },
})

export default config.then((sanitized) => guardPayload(sanitized, ENDPOINTS))
