import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repository = path.resolve(import.meta.dirname, '..')

const config: NextConfig = {
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  poweredByHeader: false,
  // The storefront is the one public address and proxies /cms-assets to here, beside its own /_next.
  assetPrefix: '/cms-assets',
  // `npm run verify` checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['sharp', '@aws-sdk/client-s3', 'pdfkit'],
  // No later build of a CI machine reads the cache, and writing it takes a third of the build.
  experimental: { turbopackFileSystemCacheForBuild: process.env.CI === undefined },
}

export default withPayload(config)
