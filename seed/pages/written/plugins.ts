import { LOCALE_CODES } from '#domain/locales/locales.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { writtenPage } from './page.ts'
import { PROGRAMS } from './programs.ts'

/** The overview of programs; `{programs}` are the rows that link to their pages. */
const PLUGINS: Names = {
  en: `
# Plugins and apps
Works of the library in the programs that you have: plain files that each of them opens.
[Browse icons](/icons)
[On your desktop](/desktop-app)
## features | Choose your program
{programs}
## faq | Questions
- What about After Effects, Blender and others? :: After Effects reads Lottie and video, Blender reads GLB, and IconJar reads SVG. Each work lists its formats.
- My program is missing :: Tell us which one, and what you would like to do in it.
## form question | Suggest a program
`,
  es: `
# Plugins y apps
Las obras de la biblioteca en los programas que ya tienes: archivos corrientes que todos abren.
[Explorar iconos](/icons)
[En tu escritorio](/desktop-app)
## features | Elige tu programa
{programs}
## faq | Preguntas
- ¿Y After Effects, Blender y otros? :: After Effects lee Lottie y vídeo, Blender lee GLB e IconJar lee SVG. Cada obra indica sus formatos.
- Falta mi programa :: Dinos cuál es y qué te gustaría hacer con él.
## form question | Proponer un programa
`,
  pt: `
# Plugins e apps
As obras da biblioteca nos programas que você já tem: arquivos comuns que todos abrem.
[Explorar ícones](/icons)
[No seu computador](/desktop-app)
## features | Escolha seu programa
{programs}
## faq | Perguntas
- E o After Effects, o Blender e outros? :: O After Effects lê Lottie e vídeo, o Blender lê GLB e o IconJar lê SVG. Cada obra lista seus formatos.
- Meu programa não está aqui :: Diga qual é e o que você gostaria de fazer nele.
## form question | Sugerir um programa
`,
  fr: `
# Plugins et applis
Les œuvres de la bibliothèque dans les logiciels que vous avez : de simples fichiers que chacun ouvre.
[Parcourir les icônes](/icons)
[Sur votre ordinateur](/desktop-app)
## features | Choisissez votre logiciel
{programs}
## faq | Questions
- Et After Effects, Blender et les autres ? :: After Effects lit Lottie et la vidéo, Blender lit GLB, IconJar lit SVG. Chaque œuvre indique ses formats.
- Mon logiciel n’y est pas :: Dites-nous lequel, et ce que vous aimeriez y faire.
## form question | Proposer un logiciel
`,
  de: `
# Plugins und Apps
Werke der Bibliothek in den Programmen, die du hast: einfache Dateien, die jedes davon öffnet.
[Icons ansehen](/icons)
[Auf deinem Rechner](/desktop-app)
## features | Wähle dein Programm
{programs}
## faq | Fragen
- Und After Effects, Blender und andere? :: After Effects liest Lottie und Video, Blender liest GLB, IconJar liest SVG. Jedes Werk nennt seine Formate.
- Mein Programm fehlt :: Sag uns, welches es ist und was du darin tun möchtest.
## form question | Programm vorschlagen
`,
  ja: `
# プラグインとアプリ
お使いのアプリで、ライブラリの作品を。どのアプリでも開ける、ふつうのファイルです。
[アイコンを見る](/icons)
[デスクトップで使う](/desktop-app)
## features | アプリを選ぶ
{programs}
## faq | よくある質問
- After Effects や Blender では? :: After Effects は Lottie と動画、Blender は GLB、IconJar は SVG を読み込めます。形式は各作品に記載しています。
- 使いたいアプリがない :: アプリの名前と、そこでしたいことをお知らせください。
## form question | アプリを提案する
`,
  ko: `
# 플러그인 및 앱
쓰던 프로그램에서 라이브러리의 작품을. 어느 프로그램에서나 열리는 일반 파일입니다.
[아이콘 보기](/icons)
[데스크톱에서 사용](/desktop-app)
## features | 프로그램 고르기
{programs}
## faq | 자주 묻는 질문
- After Effects, Blender 등은요? :: After Effects는 Lottie와 동영상, Blender는 GLB, IconJar는 SVG를 읽습니다. 작품마다 형식이 적혀 있습니다.
- 내 프로그램이 없어요 :: 어떤 프로그램인지, 무엇을 하고 싶은지 알려 주세요.
## form question | 프로그램 제안하기
`,
}

/** What the row of a program states, by its formats. */
const FORMATS: Readonly<Record<(typeof PROGRAMS)[number]['kind'], string>> = {
  vector: 'SVG',
  picture: 'PNG, WebP',
  office: 'SVG, PNG',
  web: 'SVG, WebP, Lottie',
}

/** A feature list has at most twelve rows. */
const ROWS = 12

function programRows(): string {
  return PROGRAMS.slice(0, ROWS)
    .map(({ slug, name, kind }) => `- layers: ${name} :: ${FORMATS[kind]} > /plugins/${slug}`)
    .join('\n')
}

/** The other programs, in a list of their own. */
function moreRows(): string {
  return PROGRAMS.slice(ROWS)
    .map(({ slug, name, kind }) => `- globe: ${name} :: ${FORMATS[kind]} > /plugins/${slug}`)
    .join('\n')
}

export const PLUGINS_PAGE = writtenPage({
  place: 'root',
  slug: 'plugins',
  related: ['desktop-app', 'developers', 'features'],
  texts: Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      PLUGINS[locale].replace('{programs}', `${programRows()}\n## features | \n${moreRows()}`),
    ]),
  ) as Names,
})
