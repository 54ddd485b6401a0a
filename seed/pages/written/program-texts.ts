import type { Names } from '#seed/taxonomy/names.ts'

/** How a program takes a work: as a drawing, as a picture, as a drawing of an office program, or on a website. */
export type ProgramKind = 'vector' | 'picture' | 'office' | 'web'

/** The page of a program; `{name}` is its name and `{steps}` the steps of its kind. */
export const PROGRAM_TEXTS: Names = {
  en: `
# Icons and illustrations for {name}
Find a work, give it your colours and use it in {name}. Nothing needs to be installed.
[Browse icons](/icons)
[All programs](/plugins)
## steps | Into {name}
{steps}
## faq | Questions
- Do I need a plugin? :: No. Works come as plain files, which {name} opens by itself.
- May I use them in work for clients? :: Yes, within the licence on the page of each work. Some ask for a line that names the author.
- Do they stay sharp? :: Drawings do at every size. Of pictures, take twice the size at which they are shown.
`,
  es: `
# Iconos e ilustraciones para {name}
Encuentra una obra, dale tus colores y úsala en {name}. No hay que instalar nada.
[Explorar iconos](/icons)
[Todos los programas](/plugins)
## steps | Llevarla a {name}
{steps}
## faq | Preguntas
- ¿Necesito un plugin? :: No. Las obras son archivos corrientes que {name} abre por sí mismo.
- ¿Puedo usarlas en trabajos para clientes? :: Sí, según la licencia de la página de cada obra. Algunas piden citar al autor.
- ¿Se ven siempre nítidas? :: Los dibujos, a cualquier tamaño. De las imágenes, descarga el doble del tamaño en que se muestran.
`,
  pt: `
# Ícones e ilustrações para {name}
Encontre uma obra, dê suas cores a ela e use no {name}. Não é preciso instalar nada.
[Explorar ícones](/icons)
[Todos os programas](/plugins)
## steps | No {name}
{steps}
## faq | Perguntas
- Preciso de um plugin? :: Não. As obras são arquivos comuns, que o {name} abre sozinho.
- Posso usar em trabalhos para clientes? :: Sim, conforme a licença na página de cada obra. Algumas pedem o nome do autor.
- Elas continuam nítidas? :: Os desenhos, em qualquer tamanho. Das imagens, baixe o dobro do tamanho em que aparecem.
`,
  fr: `
# Icônes et illustrations pour {name}
Trouvez une œuvre, donnez-lui vos couleurs et utilisez-la dans {name}. Rien à installer.
[Parcourir les icônes](/icons)
[Tous les logiciels](/plugins)
## steps | Dans {name}
{steps}
## faq | Questions
- Faut-il un plugin ? :: Non. Les œuvres sont de simples fichiers, que {name} ouvre directement.
- Puis-je les utiliser pour des clients ? :: Oui, selon la licence indiquée sur la page de chaque œuvre. Certaines demandent de citer l’auteur.
- Restent-elles nettes ? :: Les dessins, à toutes les tailles. Pour les images, prenez le double de la taille d’affichage.
`,
  de: `
# Icons und Illustrationen für {name}
Finde ein Werk, gib ihm deine Farben und verwende es in {name}. Du musst nichts installieren.
[Icons ansehen](/icons)
[Alle Programme](/plugins)
## steps | So kommt es in {name}
{steps}
## faq | Fragen
- Brauche ich ein Plugin? :: Nein. Die Werke sind einfache Dateien, die {name} selbst öffnet.
- Darf ich sie in Kundenprojekten verwenden? :: Ja, im Rahmen der Lizenz auf der Seite des Werks. Manche verlangen, den Urheber zu nennen.
- Bleiben sie scharf? :: Zeichnungen in jeder Größe. Bei Bildern nimm die doppelte Größe der Anzeige.
`,
  ja: `
# {name} で使うアイコンとイラスト
作品を見つけて、自分の色に変えて、{name} で使えます。インストールは不要です。
[アイコンを見る](/icons)
[対応アプリ一覧](/plugins)
## steps | {name} での使い方
{steps}
## faq | よくある質問
- プラグインは必要ですか? :: いいえ。作品はふつうのファイルなので、{name} でそのまま開けます。
- クライアントの仕事に使えますか? :: はい。各作品のページにあるライセンスの範囲で使えます。作者名の表示が必要なものもあります。
- 拡大してもきれいですか? :: ベクターはどの大きさでも鮮明です。画像は表示サイズの 2 倍を選んでください。
`,
  ko: `
# {name}용 아이콘과 일러스트
작품을 찾아 원하는 색으로 바꾸고 {name}에서 사용하세요. 설치할 것은 없습니다.
[아이콘 보기](/icons)
[모든 프로그램](/plugins)
## steps | {name}에서 사용하기
{steps}
## faq | 자주 묻는 질문
- 플러그인이 필요한가요? :: 아니요. 작품은 일반 파일이라 {name}에서 바로 열 수 있습니다.
- 고객 작업에 써도 되나요? :: 네, 각 작품 페이지의 라이선스 범위에서 쓸 수 있습니다. 작가 이름을 밝혀야 하는 작품도 있습니다.
- 크게 해도 선명한가요? :: 벡터는 어떤 크기에서도 선명합니다. 이미지는 표시 크기의 두 배로 받으세요.
`,
}

export const PROGRAM_STEPS: Readonly<Record<ProgramKind, Names>> = {
  vector: {
    en: `- Choose a work and its colours :: Icons and illustrations take your colours before the download.
- Download SVG :: It keeps shapes and strokes as you would draw them.
- Drag the file onto the page :: In {name} every path can be selected, scaled and coloured.`,
    es: `- Elige una obra y sus colores :: Iconos e ilustraciones toman tus colores antes de la descarga.
- Descarga SVG :: Conserva formas y trazos tal como los dibujarías.
- Arrastra el archivo a la página :: En {name} puedes seleccionar, escalar y colorear cada trazado.`,
    pt: `- Escolha uma obra e as cores :: Ícones e ilustrações recebem suas cores antes do download.
- Baixe em SVG :: Ele mantém formas e traços como você os desenharia.
- Arraste o arquivo para a página :: No {name} cada traçado pode ser selecionado, redimensionado e colorido.`,
    fr: `- Choisissez une œuvre et ses couleurs :: Icônes et illustrations prennent vos couleurs avant le téléchargement.
- Téléchargez en SVG :: Formes et tracés restent tels que vous les dessineriez.
- Glissez le fichier sur la page :: Dans {name}, chaque tracé se sélectionne, se redimensionne et se colore.`,
    de: `- Werk und Farben wählen :: Icons und Illustrationen bekommen deine Farben vor dem Download.
- SVG herunterladen :: Formen und Konturen bleiben, wie du sie zeichnen würdest.
- Datei auf die Seite ziehen :: In {name} lässt sich jeder Pfad auswählen, skalieren und färben.`,
    ja: `- 作品と色を選ぶ :: アイコンやイラストは、ダウンロードの前に色を変えられます。
- SVG でダウンロード :: 図形も線も、描いたときのまま残ります。
- ファイルをページにドラッグ :: {name} でパスごとに選択、拡大、色の変更ができます。`,
    ko: `- 작품과 색상 고르기 :: 아이콘과 일러스트는 다운로드 전에 색을 바꿀 수 있습니다.
- SVG로 다운로드 :: 도형과 선이 그린 그대로 유지됩니다.
- 파일을 페이지로 끌어 놓기 :: {name}에서 경로마다 선택하고 크기와 색을 바꿀 수 있습니다.`,
  },
  picture: {
    en: `- Choose a work and its colours :: Icons and illustrations take your colours before the download.
- Download PNG :: Its ground is transparent. Take 512 px for icons and more for covers.
- Insert the picture :: In {name}, upload the file or drag it into the document.`,
    es: `- Elige una obra y sus colores :: Iconos e ilustraciones toman tus colores antes de la descarga.
- Descarga PNG :: Su fondo es transparente. 512 px para iconos y más para portadas.
- Inserta la imagen :: En {name}, sube el archivo o arrástralo al documento.`,
    pt: `- Escolha uma obra e as cores :: Ícones e ilustrações recebem suas cores antes do download.
- Baixe em PNG :: O fundo é transparente. 512 px para ícones e mais para capas.
- Insira a imagem :: No {name}, envie o arquivo ou arraste-o para o documento.`,
    fr: `- Choisissez une œuvre et ses couleurs :: Icônes et illustrations prennent vos couleurs avant le téléchargement.
- Téléchargez en PNG :: Son fond est transparent. 512 px pour les icônes, davantage pour les couvertures.
- Insérez l’image :: Dans {name}, importez le fichier ou glissez-le dans le document.`,
    de: `- Werk und Farben wählen :: Icons und Illustrationen bekommen deine Farben vor dem Download.
- PNG herunterladen :: Der Hintergrund ist transparent. 512 px für Icons, mehr für Titelbilder.
- Bild einfügen :: Lade die Datei in {name} hoch oder zieh sie ins Dokument.`,
    ja: `- 作品と色を選ぶ :: アイコンやイラストは、ダウンロードの前に色を変えられます。
- PNG でダウンロード :: 背景は透明です。アイコンは 512 px、表紙ならもっと大きく。
- 画像を挿入 :: {name} にファイルをアップロードするか、書類にドラッグします。`,
    ko: `- 작품과 색상 고르기 :: 아이콘과 일러스트는 다운로드 전에 색을 바꿀 수 있습니다.
- PNG로 다운로드 :: 배경이 투명합니다. 아이콘은 512 px, 표지는 더 크게 받으세요.
- 이미지 넣기 :: {name}에 파일을 올리거나 문서로 끌어 놓으세요.`,
  },
  office: {
    en: `- Choose a work and its colours :: Take the colours of your theme, so that slides and pages match.
- Download SVG :: It is sharp on every screen and in print. For older versions take PNG.
- Insert it as a picture :: In {name}, choose Insert, Pictures. Convert it to shapes to change single parts.`,
    es: `- Elige una obra y sus colores :: Usa los colores de tu tema para que todo combine.
- Descarga SVG :: Nítido en cualquier pantalla e impreso. Para versiones antiguas, PNG.
- Insértala como imagen :: En {name}, elige Insertar, Imágenes. Conviértela en formas para cambiar partes.`,
    pt: `- Escolha uma obra e as cores :: Use as cores do seu tema para tudo combinar.
- Baixe em SVG :: Nítido em qualquer tela e no papel. Para versões antigas, PNG.
- Insira como imagem :: No {name}, escolha Inserir, Imagens. Converta em formas para mudar partes.`,
    fr: `- Choisissez une œuvre et ses couleurs :: Prenez celles de votre thème, pour un ensemble cohérent.
- Téléchargez en SVG :: Net à l’écran comme à l’impression. Pour les versions anciennes, prenez PNG.
- Insérez-la comme image :: Dans {name}, choisissez Insertion, Images. Convertissez-la en formes pour en modifier une partie.`,
    de: `- Werk und Farben wählen :: Nimm die Farben deines Designs, damit alles zusammenpasst.
- SVG herunterladen :: Scharf auf jedem Bildschirm und im Druck. Für alte Versionen PNG.
- Als Bild einfügen :: Wähle in {name} Einfügen, Bilder. In Formen umgewandelt, lassen sich einzelne Teile ändern.`,
    ja: `- 作品と色を選ぶ :: テーマの色に合わせると、全体がまとまります。
- SVG でダウンロード :: 画面でも印刷でも鮮明です。古いバージョンでは PNG を使います。
- 画像として挿入 :: {name} の「挿入」から「画像」を選びます。図形に変換すると一部だけ変えられます。`,
    ko: `- 작품과 색상 고르기 :: 테마 색상에 맞추면 전체가 어울립니다.
- SVG로 다운로드 :: 화면에서도 인쇄에서도 선명합니다. 오래된 버전에는 PNG를 쓰세요.
- 그림으로 삽입 :: {name}에서 삽입, 그림을 선택하세요. 도형으로 변환하면 일부만 바꿀 수 있습니다.`,
  },
  web: {
    en: `- Choose a work and its colours :: Take the colours of your site.
- Download the right format :: SVG for icons, WebP for pictures, Lottie for movement.
- Add it to your site :: Upload the file to the media of {name}, and write an alternative text where it carries meaning.`,
    es: `- Elige una obra y sus colores :: Usa los colores de tu sitio.
- Descarga el formato adecuado :: SVG para iconos, WebP para imágenes, Lottie para el movimiento.
- Añádela a tu sitio :: Sube el archivo a los medios de {name} y escribe un texto alternativo si aporta significado.`,
    pt: `- Escolha uma obra e as cores :: Use as cores do seu site.
- Baixe o formato certo :: SVG para ícones, WebP para imagens, Lottie para movimento.
- Adicione ao site :: Envie o arquivo para as mídias do {name} e escreva um texto alternativo quando ele tiver significado.`,
    fr: `- Choisissez une œuvre et ses couleurs :: Prenez les couleurs de votre site.
- Téléchargez le bon format :: SVG pour les icônes, WebP pour les images, Lottie pour le mouvement.
- Ajoutez-la à votre site :: Importez le fichier dans les médias de {name}, avec un texte alternatif s’il porte un sens.`,
    de: `- Werk und Farben wählen :: Nimm die Farben deiner Website.
- Passendes Format herunterladen :: SVG für Icons, WebP für Bilder, Lottie für Bewegung.
- In die Website einfügen :: Lade die Datei in die Medien von {name} und schreib einen Alternativtext, wenn sie etwas bedeutet.`,
    ja: `- 作品と色を選ぶ :: サイトの色に合わせます。
- 合う形式でダウンロード :: アイコンは SVG、画像は WebP、動きのあるものは Lottie。
- サイトに追加 :: {name} のメディアにアップロードし、意味のある画像には代替テキストを書きます。`,
    ko: `- 작품과 색상 고르기 :: 사이트 색상에 맞추세요.
- 알맞은 형식으로 다운로드 :: 아이콘은 SVG, 이미지는 WebP, 움직임은 Lottie.
- 사이트에 추가 :: {name}의 미디어에 파일을 올리고, 의미가 있는 이미지에는 대체 텍스트를 적으세요.`,
  },
}
