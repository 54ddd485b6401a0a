import type { Endpoint } from 'payload'

export const ENDPOINTS: Endpoint[] = []
