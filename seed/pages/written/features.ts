import { writtenPage } from './page.ts'

export const FEATURES_PAGE = writtenPage({
  place: 'root',
  slug: 'features',
  related: ['about', 'plugins', 'help'],
  texts: {
    en: `
# Features
From the first word of a search to the file in your design: what the library does for you.
[Browse the library](/all-assets)
[See plans](/pricing)
## features | Find
- search: Search in seven languages :: Spelling is corrected, synonyms are known, and filters show how many works remain.
- image: Search by picture :: Upload a picture and find works that look like it. > /reverse-image-search
- shapes: One idea in every medium :: The same subject as an icon, a drawing, a model or an animation.
- star: Collections :: Works that editors chose for a purpose, and your own to share. > /collections
## features | Use
- palette: Your colours :: Change the colours of drawings and animations before the download.
- download: Every useful format :: SVG, PNG, WebP, PDF, GIF, video, Lottie, GLB: converted when you ask, and measured in bytes.
- layers: Whole packs :: One style for a whole product, as a single ZIP.
- scale: Proof of the licence :: A certificate for each download, which anyone can verify. > /certificate
## features | Work together
- users: Teams :: Seats, shared collections and one invoice.
- copy: Attribution ready to copy :: Where a licence asks for a name, the line stands beside the work.
## numbers | The library today
- icons :: icons
- illustrations :: illustrations
- models :: 3D illustrations
- lotties :: Lottie animations
## action | Try it with something free
[Free assets](/free-assets)
`,
    es: `
# Funciones
De la primera palabra de una búsqueda al archivo en tu diseño: lo que la biblioteca hace por ti.
[Explorar la biblioteca](/all-assets)
[Ver planes](/pricing)
## features | Encontrar
- search: Búsqueda en siete idiomas :: Corrige la ortografía, conoce sinónimos y los filtros indican cuántas obras quedan.
- image: Búsqueda por imagen :: Sube una imagen y encuentra obras que se le parecen. > /reverse-image-search
- shapes: Una idea en cada medio :: El mismo tema como icono, dibujo, modelo o animación.
- star: Colecciones :: Obras que los editores eligieron para un fin, y las tuyas para compartir. > /collections
## features | Usar
- palette: Tus colores :: Cambia los colores de dibujos y animaciones antes de descargarlos.
- download: Todos los formatos útiles :: SVG, PNG, WebP, PDF, GIF, vídeo, Lottie, GLB: convertidos al pedirlos y medidos en bytes.
- layers: Paquetes completos :: Un solo estilo para todo un producto, en un único ZIP.
- scale: Prueba de la licencia :: Un certificado por descarga que cualquiera puede verificar. > /certificate
## features | Trabajar en equipo
- users: Equipos :: Plazas, colecciones compartidas y una sola factura.
- copy: Atribución lista para copiar :: Si una licencia pide un nombre, la línea está junto a la obra.
## numbers | La biblioteca hoy
- icons :: iconos
- illustrations :: ilustraciones
- models :: ilustraciones 3D
- lotties :: animaciones Lottie
## action | Pruébala con algo gratis
[Recursos gratis](/free-assets)
`,
    pt: `
# Recursos do site
Da primeira palavra da busca ao arquivo no seu design: o que a biblioteca faz por você.
[Explorar a biblioteca](/all-assets)
[Ver planos](/pricing)
## features | Encontrar
- search: Busca em sete idiomas :: Corrige a ortografia, conhece sinônimos e os filtros mostram quantas obras restam.
- image: Busca por imagem :: Envie uma imagem e encontre obras parecidas. > /reverse-image-search
- shapes: Uma ideia em cada meio :: O mesmo tema como ícone, desenho, modelo ou animação.
- star: Coleções :: Obras que os editores escolheram para um fim, e as suas para compartilhar. > /collections
## features | Usar
- palette: Suas cores :: Mude as cores de desenhos e animações antes do download.
- download: Todos os formatos úteis :: SVG, PNG, WebP, PDF, GIF, vídeo, Lottie, GLB: convertidos quando você pede e medidos em bytes.
- layers: Pacotes inteiros :: Um só estilo para um produto inteiro, em um único ZIP.
- scale: Prova da licença :: Um certificado por download, que qualquer pessoa pode verificar. > /certificate
## features | Trabalhar em equipe
- users: Equipes :: Lugares, coleções compartilhadas e uma só fatura.
- copy: Crédito pronto para copiar :: Quando a licença pede um nome, a linha está ao lado da obra.
## numbers | A biblioteca hoje
- icons :: ícones
- illustrations :: ilustrações
- models :: ilustrações 3D
- lotties :: animações Lottie
## action | Experimente com algo grátis
[Recursos grátis](/free-assets)
`,
    fr: `
# Fonctionnalités
Du premier mot d’une recherche au fichier dans votre maquette : ce que la bibliothèque fait pour vous.
[Parcourir la bibliothèque](/all-assets)
[Voir les tarifs](/pricing)
## features | Trouver
- search: Une recherche en sept langues :: L’orthographe est corrigée, les synonymes sont connus et les filtres indiquent combien d’œuvres restent.
- image: Recherche par image :: Envoyez une image et trouvez des œuvres qui lui ressemblent. > /reverse-image-search
- shapes: Une idée, tous les supports :: Le même sujet en icône, en dessin, en modèle ou en animation.
- star: Collections :: Des œuvres choisies par la rédaction pour un usage, et les vôtres à partager. > /collections
## features | Utiliser
- palette: Vos couleurs :: Changez les couleurs des dessins et des animations avant le téléchargement.
- download: Tous les formats utiles :: SVG, PNG, WebP, PDF, GIF, vidéo, Lottie, GLB : convertis à la demande, avec leur poids en octets.
- layers: Des packs entiers :: Un seul style pour tout un produit, dans un seul ZIP.
- scale: La preuve de la licence :: Un certificat par téléchargement, que chacun peut vérifier. > /certificate
## features | Travailler ensemble
- users: Équipes :: Des places, des collections partagées et une seule facture.
- copy: L’attribution prête à copier :: Si la licence demande un nom, la ligne se trouve à côté de l’œuvre.
## numbers | La bibliothèque aujourd’hui
- icons :: icônes
- illustrations :: illustrations
- models :: illustrations 3D
- lotties :: animations Lottie
## action | Essayez avec une œuvre gratuite
[Ressources gratuites](/free-assets)
`,
    de: `
# Funktionen
Vom ersten Wort der Suche bis zur Datei in deinem Entwurf: was die Bibliothek für dich tut.
[In der Bibliothek stöbern](/all-assets)
[Preise ansehen](/pricing)
## features | Finden
- search: Suche in sieben Sprachen :: Sie verbessert Tippfehler, kennt Synonyme, und die Filter zeigen, wie viele Werke bleiben.
- image: Suche mit einem Bild :: Lade ein Bild hoch und finde Werke, die ihm ähneln. > /reverse-image-search
- shapes: Ein Motiv, jedes Medium :: Dasselbe als Icon, Zeichnung, Modell oder Animation.
- star: Sammlungen :: Von der Redaktion für einen Zweck gewählt, und eigene zum Teilen. > /collections
## features | Verwenden
- palette: Deine Farben :: Ändere die Farben von Zeichnungen und Animationen vor dem Download.
- download: Jedes nützliche Format :: SVG, PNG, WebP, PDF, GIF, Video, Lottie, GLB: auf Wunsch umgewandelt, mit Angabe der Größe.
- layers: Ganze Pakete :: Ein Stil für ein ganzes Produkt, in einem ZIP.
- scale: Nachweis der Lizenz :: Zu jedem Download ein Zertifikat, das alle prüfen können. > /certificate
## features | Zusammenarbeiten
- users: Teams :: Plätze, geteilte Sammlungen und eine Rechnung.
- copy: Namensnennung zum Kopieren :: Verlangt eine Lizenz einen Namen, steht die Zeile neben dem Werk.
## numbers | Die Bibliothek heute
- icons :: Icons
- illustrations :: Illustrationen
- models :: 3D-Illustrationen
- lotties :: Lottie-Animationen
## action | Probier es kostenlos aus
[Kostenlose Assets](/free-assets)
`,
    ja: `
# 機能
検索の最初の一語から、デザインに置くファイルまで。このライブラリでできることです。
[ライブラリを見る](/all-assets)
[料金を見る](/pricing)
## features | 探す
- search: 7 つの言語で検索 :: つづりの間違いを直し、類義語も探します。絞り込みには残りの件数が出ます。
- image: 画像で検索 :: 画像をアップロードすると、似た作品が見つかります。 > /reverse-image-search
- shapes: 一つの題材をあらゆる形で :: 同じ題材を、アイコン、イラスト、3D、アニメーションで。
- star: コレクション :: 用途に合わせて編集部が選んだ作品と、共有できる自分のコレクション。 > /collections
## features | 使う
- palette: 自分の色に :: イラストやアニメーションの色を、ダウンロードの前に変えられます。
- download: 必要な形式すべて :: SVG、PNG、WebP、PDF、GIF、動画、Lottie、GLB。その場で変換し、サイズも表示します。
- layers: パックごと :: 製品全体を一つのスタイルで。ZIP 一つで受け取れます。
- scale: ライセンスの証明 :: ダウンロードごとに、誰でも確認できる証明書が付きます。 > /certificate
## features | チームで使う
- users: チーム :: メンバー枠、共有コレクション、まとめた請求書。
- copy: そのまま使えるクレジット :: 名前の表示が必要なときは、作品の横からコピーできます。
## numbers | 今日のライブラリ
- icons :: アイコン
- illustrations :: イラスト
- models :: 3D イラスト
- lotties :: Lottie アニメーション
## action | 無料の素材で試す
[無料素材](/free-assets)
`,
    ko: `
# 기능
검색어 첫 단어부터 디자인에 놓이는 파일까지, 라이브러리가 도와드립니다.
[라이브러리 둘러보기](/all-assets)
[요금제 보기](/pricing)
## features | 찾기
- search: 일곱 가지 언어로 검색 :: 맞춤법을 고치고 유의어를 찾으며, 필터마다 남은 작품 수를 보여 줍니다.
- image: 이미지로 검색 :: 이미지를 올리면 비슷한 작품을 찾아 줍니다. > /reverse-image-search
- shapes: 하나의 소재, 모든 매체 :: 같은 소재를 아이콘, 그림, 3D, 애니메이션으로.
- star: 컬렉션 :: 편집자가 쓰임새에 맞춰 고른 작품과 공유할 수 있는 나만의 컬렉션. > /collections
## features | 사용하기
- palette: 나만의 색상 :: 그림과 애니메이션의 색을 다운로드 전에 바꿀 수 있습니다.
- download: 필요한 모든 형식 :: SVG, PNG, WebP, PDF, GIF, 동영상, Lottie, GLB. 요청하면 변환하고 크기도 알려 줍니다.
- layers: 팩 전체 :: 제품 전체를 한 가지 스타일로, ZIP 하나로.
- scale: 라이선스 증명 :: 다운로드마다 누구나 확인할 수 있는 인증서가 있습니다. > /certificate
## features | 함께 일하기
- users: 팀 :: 좌석, 공유 컬렉션, 하나의 청구서.
- copy: 바로 복사하는 저작자 표시 :: 이름을 밝혀야 하는 라이선스라면 작품 옆에서 복사할 수 있습니다.
## numbers | 오늘의 라이브러리
- icons :: 아이콘
- illustrations :: 일러스트
- models :: 3D 일러스트
- lotties :: Lottie 애니메이션
## action | 무료 에셋으로 시작하세요
[무료 에셋](/free-assets)
`,
  },
})
