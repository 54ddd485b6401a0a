import path from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { CLIENT_OF_NEXT } from './next-tuning/es-modules/es-module-twin.ts'
import { isOn } from './next-tuning/parts.ts'
import { SEGMENTS_OF_NEXT } from './next-tuning/whole-page-data/without-segments.ts'

const repository = path.resolve(import.meta.dirname, '..')

const config: NextConfig = {
  outputFileTracingRoot: repository,
  turbopack: {
    root: repository,
    rules: {
      ...(isOn('es-modules') && {
        [CLIENT_OF_NEXT]: {
          condition: { all: ['browser', 'production'] },
          loaders: [path.join(import.meta.dirname, 'next-tuning/es-modules/es-module-twin.ts')],
        },
      }),
      ...(isOn('whole-page-data') && {
        [SEGMENTS_OF_NEXT]: {
          condition: { all: [{ not: 'browser' }, 'production'] },
          loaders: [path.join(import.meta.dirname, 'next-tuning/whole-page-data/without-segments.ts')],
        },
      }),
    },
    resolveAlias: { 'use-intl/format-message': './i18n/format-message.ts' },
  },
  poweredByHeader: false,
  // domain/routing normalises slashes, with everything else, in one hop.
  skipTrailingSlashRedirect: true,
  // Otherwise Next calls 127.0.0.1 localhost, and takes its own rewrites for another site's.
  skipProxyUrlNormalize: true,
  // What browsers ask for on pages that name no icon, such as a picture opened by itself.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
  // Types are checked once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  // Previews come ready-made from the files server.
  images: { unoptimized: true },
  // Pages are kept in memory, the least used leave first: addresses without end cannot fill the disk.
  expireTime: 3600,
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Uploads to the panel pass through the proxy.
    proxyClientMaxBodySize: '128mb',
    // No later build of a CI machine reads the cache, and writing it takes long.
    turbopackFileSystemCacheForBuild: process.env.CI === undefined,
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
