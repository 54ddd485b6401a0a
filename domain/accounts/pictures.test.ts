import { expect, it } from 'vitest'
import {
  isPicturePath,
  PICTURE_SIZES,
  PICTURE_USES,
  PICTURES,
  pictureAspect,
  pictureUrls,
} from './pictures.ts'

const ada = '0d0f8a52-7c3b-4e6f-9a51-2f1f0c7d9e10'

it('has the addresses of the specification, and a new address for a new picture', () => {
  expect(pictureUrls('profile', ada, '2026-03-01T10:00:00.000Z')?.small).toBe(
    `/profile-photo/small/${ada}.jpg?modified_at=2026-03-01T10%3A00%3A00.000Z`,
  )
  expect(pictureUrls('cover', ada, '2026-03-01T10:00:00.001Z')?.large).toBe(
    `/profile-cover/large/${ada}.jpg?modified_at=2026-03-01T10%3A00%3A00.001Z`,
  )
  expect(pictureUrls('cover', ada, null)).toBeNull()
})

it('recognises only its own addresses', () => {
  for (const use of PICTURE_USES) {
    for (const address of Object.values(pictureUrls(use, ada, '2026-03-01T10:00:00.000Z') ?? {})) {
      expect(isPicturePath(new URL(address, 'http://motif').pathname)).toBe(true)
    }
  }
  for (const path of [
    `/profile-photo/huge/${ada}.jpg`,
    `/profile-photo/large/${ada}.png`,
    '/profile-photo/large/../../originals/00.jpg',
    `/team-photo/large/${ada}.jpg`,
    `/profile-photo/large/${ada}.jpg/`,
  ]) {
    expect(isPicturePath(path), path).toBe(false)
  }
})

it('has one aspect ratio in all sizes', () => {
  for (const use of PICTURE_USES) {
    for (const size of PICTURE_SIZES) {
      const { width, height } = PICTURES[use].sizes[size]
      expect(width / height).toBe(pictureAspect(use))
    }
  }
})
