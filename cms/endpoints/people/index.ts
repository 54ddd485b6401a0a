import type { Endpoint } from 'payload'
import { ACCOUNT_ENDPOINTS } from '#cms/endpoints/people/account.ts'
import { ONE_TAP, SIGN_IN_ENDPOINTS } from '#cms/endpoints/people/sign-in.ts'

/** What concerns people, under `/api`. */
export const PEOPLE_ENDPOINTS: Endpoint[] = [...SIGN_IN_ENDPOINTS, ...ACCOUNT_ENDPOINTS, ONE_TAP]
