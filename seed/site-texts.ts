import { type Names, named } from './taxonomy/names.ts'

interface SeedLink {
  readonly labels: Names
  readonly address: string
}

interface SeedColumn {
  readonly headings: Names
  readonly links: readonly SeedLink[]
}

const link = (address: string, labels: Names): SeedLink => ({ address, labels })

/** The columns of the footer: the built-in ones, with the information pages. */
export const FOOTER: readonly SeedColumn[] = [
  {
    headings: named('Assets', 'Recursos', 'Recursos', 'Ressources', 'Assets', '素材', '에셋'),
    links: [
      link('/icons', named('Icons', 'Iconos', 'Ícones', 'Icônes', 'Icons', 'アイコン', '아이콘')),
      link(
        '/illustrations',
        named(
          'Illustrations',
          'Ilustraciones',
          'Ilustrações',
          'Illustrations',
          'Illustrationen',
          'イラスト',
          '일러스트',
        ),
      ),
      link(
        '/3d-illustrations',
        named(
          '3D illustrations',
          'Ilustraciones 3D',
          'Ilustrações 3D',
          'Illustrations 3D',
          '3D-Illustrationen',
          '3D イラスト',
          '3D 일러스트',
        ),
      ),
      link(
        '/lottie-animations',
        named(
          'Lottie animations',
          'Animaciones Lottie',
          'Animações Lottie',
          'Animations Lottie',
          'Lottie-Animationen',
          'Lottie アニメーション',
          'Lottie 애니메이션',
        ),
      ),
      link('/photos', named('Photos', 'Fotos', 'Fotos', 'Photos', 'Fotos', '写真', '사진')),
      link('/unicons', named('Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons', 'Unicons')),
      link(
        '/free-assets',
        named(
          'Free assets',
          'Recursos gratis',
          'Recursos grátis',
          'Ressources gratuites',
          'Kostenlose Assets',
          '無料素材',
          '무료 에셋',
        ),
      ),
    ],
  },
  {
    headings: named('Explore', 'Explorar', 'Explorar', 'Explorer', 'Entdecken', '見つける', '둘러보기'),
    links: [
      link(
        '/categories',
        named('Categories', 'Categorías', 'Categorias', 'Catégories', 'Kategorien', 'カテゴリー', '카테고리'),
      ),
      link('/styles', named('Styles', 'Estilos', 'Estilos', 'Styles', 'Stile', 'スタイル', '스타일')),
      link(
        '/collections',
        named(
          'Collections',
          'Colecciones',
          'Coleções',
          'Collections',
          'Sammlungen',
          'コレクション',
          '컬렉션',
        ),
      ),
      link('/bundles', named('Bundles', 'Lotes', 'Combos', 'Lots', 'Bündel', 'バンドル', '번들')),
      link('/tags', named('Tags', 'Etiquetas', 'Tags', 'Mots-clés', 'Schlagwörter', 'タグ', '태그')),
      link(
        '/reverse-image-search',
        named(
          'Search by image',
          'Buscar por imagen',
          'Buscar por imagem',
          'Recherche par image',
          'Suche mit einem Bild',
          '画像で検索',
          '이미지로 검색',
        ),
      ),
      link(
        '/contributors',
        named(
          'Contributors',
          'Colaboradores',
          'Colaboradores',
          'Contributeurs',
          'Mitwirkende',
          'クリエイター',
          '작가',
        ),
      ),
    ],
  },
  {
    headings: named('Company', 'La empresa', 'A empresa', 'À propos', 'Über uns', '私たちについて', '회사'),
    links: [
      link(
        '/about',
        named(
          'About us',
          'Quiénes somos',
          'Quem somos',
          'Qui sommes-nous',
          'Über uns',
          '私たちについて',
          '소개',
        ),
      ),
      link(
        '/features',
        named('Features', 'Funciones', 'Recursos do site', 'Fonctionnalités', 'Funktionen', '機能', '기능'),
      ),
      link('/blog', named('Blog', 'Blog', 'Blog', 'Blog', 'Blog', 'ブログ', '블로그')),
      link(
        '/become-contributor',
        named(
          'Become a contributor',
          'Ser colaborador',
          'Ser colaborador',
          'Devenir contributeur',
          'Mitwirken',
          'クリエイターになる',
          '작가 되기',
        ),
      ),
      link(
        '/statements',
        named(
          'Statements of royalties',
          'Liquidaciones de regalías',
          'Demonstrativos de royalties',
          'Relevés de redevances',
          'Abrechnungen der Vergütung',
          'ロイヤリティ明細書',
          '로열티 명세서',
        ),
      ),
      link(
        '/affiliate-partner',
        named(
          'Affiliate partners',
          'Afiliados',
          'Afiliados',
          'Affiliation',
          'Partnerprogramm',
          'アフィリエイト',
          '제휴 파트너',
        ),
      ),
      link(
        '/custom-order',
        named(
          'Custom orders',
          'Encargos a medida',
          'Encomendas',
          'Commandes sur mesure',
          'Auftragsarbeiten',
          'オーダーメイド',
          '맞춤 주문',
        ),
      ),
      link(
        '/plugins',
        named(
          'Plugins and apps',
          'Plugins y apps',
          'Plugins e apps',
          'Plugins et applis',
          'Plugins und Apps',
          'プラグインとアプリ',
          '플러그인 및 앱',
        ),
      ),
      link(
        '/developers',
        named(
          'Developers',
          'Desarrolladores',
          'Desenvolvedores',
          'Développeurs',
          'Entwickler',
          '開発者',
          '개발자',
        ),
      ),
    ],
  },
  {
    headings: named('Help', 'Ayuda', 'Ajuda', 'Aide', 'Hilfe', 'ヘルプ', '도움말'),
    links: [
      link('/help', named('Help', 'Ayuda', 'Ajuda', 'Aide', 'Hilfe', 'ヘルプ', '도움말')),
      link(
        '/contact',
        named(
          'Contact us',
          'Contacto',
          'Fale conosco',
          'Nous contacter',
          'Kontakt',
          'お問い合わせ',
          '문의하기',
        ),
      ),
      link(
        '/licenses',
        named('Licences', 'Licencias', 'Licenças', 'Licences', 'Lizenzen', 'ライセンス', '라이선스'),
      ),
      link(
        '/security',
        named('Security', 'Seguridad', 'Segurança', 'Sécurité', 'Sicherheit', 'セキュリティ', '보안'),
      ),
      link(
        '/takedown',
        named(
          'Report an infringement',
          'Denunciar una infracción',
          'Denunciar uma violação',
          'Signaler une atteinte',
          'Rechtsverletzung melden',
          '権利侵害の申し立て',
          '권리 침해 신고',
        ),
      ),
      link(
        '/legal/terms',
        named(
          'Terms of use',
          'Condiciones de uso',
          'Termos de uso',
          'Conditions d’utilisation',
          'Nutzungsbedingungen',
          '利用規約',
          '이용 약관',
        ),
      ),
      link(
        '/legal/privacy',
        named(
          'Privacy',
          'Privacidad',
          'Privacidade',
          'Confidentialité',
          'Datenschutz',
          'プライバシー',
          '개인정보',
        ),
      ),
    ],
  },
]
