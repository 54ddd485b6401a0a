'use client'

export { Failed as default } from '#storefront/features/errors/failed.tsx'
