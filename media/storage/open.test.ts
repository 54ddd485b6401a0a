import { expect, it } from 'vitest'
import { openStorage } from '#media/storage/open.ts'

it('opens a folder or a bucket', () => {
  const s3 = { S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'b', S3_SECRET_ACCESS_KEY: 'c' }
  expect(Object.keys(openStorage({ STORAGE_DIR: '/nowhere' })).sort()).toEqual([
    'delete',
    'get',
    'put',
    'stat',
  ])
  expect(Object.keys(openStorage(s3)).sort()).toEqual(['delete', 'get', 'put', 'stat'])
})

it('throws with the names of missing variables', () => {
  expect(() => openStorage({})).toThrow('STORAGE_DIR')
  expect(() => openStorage({ STORAGE_DIR: '' })).toThrow('STORAGE_DIR')
  expect(() => openStorage({ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'b' })).toThrow('S3_SECRET_ACCESS_KEY')
})
