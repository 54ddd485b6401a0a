import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { writtenPage } from './page.ts'

/** The library in a window of its own; `{system}` is the operating system, and `{keep}` the step that keeps it there. */
const TEXTS: Names = {
  en: `
# The library on {system}
The library in a window of its own, beside your design, and its files a drag away.
[Browse the library](/all-assets)
[Programs](/plugins)
## steps | Set it up in a minute
- Open the library in its own window :: In Edge or Chrome, choose Install this site as an app in the menu.
- {keep}
- Log in once :: Your collections and downloads are there every time you open it.
## features | On your desktop
- download: Files that open everywhere :: SVG, PNG, GLB and Lottie land in your downloads, named after the work.
- heart: Collections :: Keep what a project needs together and download it as one ZIP.
- palette: Your colours :: Set a palette once and apply it to every drawing.
`,
  es: `
# La biblioteca en {system}
La biblioteca en su propia ventana, junto a tu diseño, con los archivos a mano.
[Explorar la biblioteca](/all-assets)
[Programas](/plugins)
## steps | Lista en un minuto
- Abre la biblioteca en su propia ventana :: En Edge o Chrome, elige en el menú instalar este sitio como aplicación.
- {keep}
- Inicia sesión una vez :: Tus colecciones y descargas estarán ahí cada vez que la abras.
## features | En tu escritorio
- download: Archivos que se abren en todas partes :: SVG, PNG, GLB y Lottie llegan a tus descargas con el nombre de la obra.
- heart: Colecciones :: Guarda junto lo que necesita un proyecto y descárgalo en un solo ZIP.
- palette: Tus colores :: Define una paleta una vez y aplícala a cada dibujo.
`,
  pt: `
# A biblioteca no {system}
A biblioteca em uma janela própria, ao lado do seu design, com os arquivos à mão.
[Explorar a biblioteca](/all-assets)
[Programas](/plugins)
## steps | Pronta em um minuto
- Abra a biblioteca em uma janela própria :: No Edge ou no Chrome, escolha no menu instalar este site como aplicativo.
- {keep}
- Entre uma vez :: Suas coleções e downloads estarão lá sempre que abrir.
## features | No seu computador
- download: Arquivos que abrem em qualquer lugar :: SVG, PNG, GLB e Lottie chegam aos seus downloads com o nome da obra.
- heart: Coleções :: Guarde junto o que um projeto precisa e baixe em um único ZIP.
- palette: Suas cores :: Defina uma paleta uma vez e aplique a cada desenho.
`,
  fr: `
# La bibliothèque sur {system}
La bibliothèque dans sa propre fenêtre, à côté de votre maquette, avec les fichiers à portée de main.
[Parcourir la bibliothèque](/all-assets)
[Logiciels](/plugins)
## steps | Prête en une minute
- Ouvrez la bibliothèque dans sa propre fenêtre :: Dans Edge ou Chrome, choisissez dans le menu d’installer ce site comme application.
- {keep}
- Connectez-vous une fois :: Vos collections et téléchargements vous attendent à chaque ouverture.
## features | Sur votre ordinateur
- download: Des fichiers qui s’ouvrent partout :: SVG, PNG, GLB et Lottie arrivent dans vos téléchargements, au nom de l’œuvre.
- heart: Collections :: Réunissez ce qu’il faut à un projet et téléchargez-le en un seul ZIP.
- palette: Vos couleurs :: Définissez une palette une fois et appliquez-la à chaque dessin.
`,
  de: `
# Die Bibliothek auf {system}
Die Bibliothek im eigenen Fenster, neben deinem Entwurf, mit den Dateien in Reichweite.
[In der Bibliothek stöbern](/all-assets)
[Programme](/plugins)
## steps | In einer Minute eingerichtet
- Bibliothek im eigenen Fenster öffnen :: Wähle in Edge oder Chrome im Menü, diese Website als App zu installieren.
- {keep}
- Einmal anmelden :: Deine Sammlungen und Downloads sind bei jedem Öffnen da.
## features | Auf deinem Rechner
- download: Dateien, die sich überall öffnen :: SVG, PNG, GLB und Lottie landen mit dem Namen des Werks in deinen Downloads.
- heart: Sammlungen :: Halte zusammen, was ein Projekt braucht, und lade es als ein ZIP herunter.
- palette: Deine Farben :: Lege eine Palette einmal an und wende sie auf jede Zeichnung an.
`,
  ja: `
# {system} でライブラリを使う
ライブラリを専用のウィンドウで開き、デザインの横に。ファイルがすぐ手に取れます。
[ライブラリを見る](/all-assets)
[対応アプリ](/plugins)
## steps | 1 分で準備完了
- 専用ウィンドウで開く :: Edge または Chrome のメニューから、このサイトをアプリとしてインストールします。
- {keep}
- 一度だけログイン :: コレクションもダウンロードも、開くたびにそろっています。
## features | デスクトップで
- download: どこでも開けるファイル :: SVG、PNG、GLB、Lottie が、作品の名前でダウンロードに入ります。
- heart: コレクション :: プロジェクトに必要なものをまとめて、ZIP 一つで受け取れます。
- palette: 自分の色 :: パレットを一度決めれば、どのイラストにも使えます。
`,
  ko: `
# {system}에서 라이브러리 사용하기
라이브러리를 별도의 창으로 열어 디자인 옆에 두세요. 파일을 바로 가져올 수 있습니다.
[라이브러리 둘러보기](/all-assets)
[프로그램](/plugins)
## steps | 1분이면 준비 끝
- 별도의 창으로 열기 :: Edge나 Chrome의 메뉴에서 이 사이트를 앱으로 설치하세요.
- {keep}
- 한 번만 로그인 :: 컬렉션과 다운로드가 열 때마다 그대로 있습니다.
## features | 데스크톱에서
- download: 어디서나 열리는 파일 :: SVG, PNG, GLB, Lottie가 작품 이름으로 다운로드 폴더에 저장됩니다.
- heart: 컬렉션 :: 프로젝트에 필요한 것을 모아 ZIP 하나로 받으세요.
- palette: 나만의 색상 :: 팔레트를 한 번 정해 두면 모든 그림에 쓸 수 있습니다.
`,
}

interface System {
  readonly slug: string | null
  readonly names: Names
  readonly keep: Names
}

const same = (name: string): Names => ({
  en: name,
  es: name,
  pt: name,
  fr: name,
  de: name,
  ja: name,
  ko: name,
})

const SYSTEMS: readonly System[] = [
  {
    slug: null,
    names: {
      en: 'your desktop',
      es: 'tu escritorio',
      pt: 'seu computador',
      fr: 'votre ordinateur',
      de: 'deinem Rechner',
      ja: 'デスクトップ',
      ko: '데스크톱',
    },
    keep: {
      en: 'Keep it at hand :: Pin it where your other programs are.',
      es: 'Tenla a mano :: Fíjala junto a tus otros programas.',
      pt: 'Deixe à mão :: Fixe-a junto dos seus outros programas.',
      fr: 'Gardez-la sous la main :: Épinglez-la à côté de vos autres logiciels.',
      de: 'Griffbereit halten :: Hefte sie neben deine anderen Programme.',
      ja: 'すぐ使える場所に :: ほかのアプリと並べて固定します。',
      ko: '가까이에 두기 :: 다른 프로그램 옆에 고정하세요.',
    },
  },
  {
    slug: 'for-mac',
    names: same('Mac'),
    keep: {
      en: 'Keep it in the Dock :: In Safari, choose File, Add to Dock instead.',
      es: 'Déjala en el Dock :: En Safari, elige Archivo, Añadir al Dock.',
      pt: 'Deixe no Dock :: No Safari, escolha Arquivo, Adicionar ao Dock.',
      fr: 'Gardez-la dans le Dock :: Dans Safari, choisissez Fichier, Ajouter au Dock.',
      de: 'Im Dock behalten :: Wähle in Safari stattdessen Ablage, Zum Dock hinzufügen.',
      ja: 'Dock に置く :: Safari では「ファイル」から「Dock に追加」を選びます。',
      ko: 'Dock에 두기 :: Safari에서는 파일, Dock에 추가를 선택하세요.',
    },
  },
  {
    slug: 'for-windows',
    names: same('Windows'),
    keep: {
      en: 'Pin it to the taskbar :: Right-click its icon while it is open.',
      es: 'Ánclala a la barra de tareas :: Haz clic derecho en su icono mientras está abierta.',
      pt: 'Fixe na barra de tarefas :: Clique com o botão direito no ícone enquanto ela está aberta.',
      fr: 'Épinglez-la à la barre des tâches :: Clic droit sur son icône lorsqu’elle est ouverte.',
      de: 'An die Taskleiste anheften :: Klicke mit rechts auf ihr Symbol, während sie offen ist.',
      ja: 'タスクバーにピン留め :: 開いているときにアイコンを右クリックします。',
      ko: '작업 표시줄에 고정 :: 열려 있을 때 아이콘을 마우스 오른쪽 버튼으로 클릭하세요.',
    },
  },
]

export const DESKTOP_PAGES = SYSTEMS.map(({ slug, names, keep }) =>
  writtenPage({
    place: slug === null ? 'root' : 'desktop',
    slug: slug ?? 'desktop-app',
    related: slug === null ? ['for-mac', 'for-windows', 'plugins'] : ['desktop-app', 'plugins'],
    texts: Object.fromEntries(
      LOCALE_CODES.map((locale) => [
        locale,
        TEXTS[locale].replaceAll('{system}', names[locale]).replace('{keep}', keep[locale]),
      ]),
    ) as Names,
  }),
)
