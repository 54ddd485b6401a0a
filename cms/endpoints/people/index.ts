import type { Endpoint } from 'payload'
import { ACCOUNT_ENDPOINTS } from '#cms/endpoints/people/account.ts'
import { DOWNLOAD_LIST_ENDPOINTS } from '#cms/endpoints/people/downloads.ts'
import { PROFILE_PICTURE_ENDPOINTS } from '#cms/endpoints/people/pictures.ts'
import { ONE_TAP, SIGN_IN_ENDPOINTS } from '#cms/endpoints/people/sign-in.ts'

/** What concerns people, under `/api`. */
export const PEOPLE_ENDPOINTS: Endpoint[] = [
  ...SIGN_IN_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...DOWNLOAD_LIST_ENDPOINTS,
  ...PROFILE_PICTURE_ENDPOINTS,
  ONE_TAP,
]
