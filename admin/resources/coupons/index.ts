import Icon from '@mui/icons-material/LocalOfferOutlined'
import { lazy } from 'react'
import type { ResourceManifest } from '../../lists/manifest.ts'

export const coupons: ResourceManifest<'coupons'> = {
  name: 'coupons',
  icon: Icon,
  columns: ['code', 'percent', 'is_active', 'plans', 'uses', 'max_uses', 'ends_at', 'created_at'],
  filters: ['code', 'is_active', 'ends_at', 'created_at'],
  represent: 'code',
  toolbar: lazy(() => import('./new-coupon.tsx')),
  show: lazy(() => import('./show-coupon.tsx')),
}
