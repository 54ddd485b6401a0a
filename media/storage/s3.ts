import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ByteRange, Storage } from './storage.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of an S3-compatible server; Amazon's when left out. */
  readonly endpoint?: string
}

/** The configuration of a client of the bucket's server. */
export function s3ConfigOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Options) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible servers name buckets in the path, not in the host name.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Newer checksums are sent as trailers, which compatible servers take for content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}

/** Storage in an S3 bucket. The bucket stays private: visitors get files through our signed addresses. */
export function createS3Storage(options: S3Options): Storage {
  const { bucket } = options
  const client = new S3Client(s3ConfigOf(options))
  return {
    async put(key, bytes, { contentType }) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.length,
        }),
      )
    },
    get: (key, range) =>
      nullWhenMissing(async () => {
        const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: rangeHeader(range) })
        const { Body } = await client.send(command)
        if (!Body) throw new Error(`an answer without a body for ${key}`)
        return Body.transformToByteArray()
      }),
    stat: (key) =>
      nullWhenMissing(async () => {
        const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        return { bytes: head.ContentLength ?? 0 }
      }),
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

function rangeHeader(range: ByteRange | undefined): string | undefined {
  return range && `bytes=${range.offset}-${range.offset + range.length - 1}`
}

async function nullWhenMissing<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}
