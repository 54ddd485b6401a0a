import { postListPage } from '#storefront/app/post-list-page.tsx'

const posts = postListPage(null)

export function generateStaticParams() {
  return []
}

export const generateMetadata = posts.generateMetadata
export default posts.page
