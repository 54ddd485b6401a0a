import type { WordTable } from './word-table.ts'

/**
 * Frequent tags that are not words of a category, and of which CLDR's emoji have no translation or one in another
 * sense: `new` as the new moon, `flying` as a flying saucer. A person chose each translation.
 */
export const OVERRIDES: WordTable = {
  type: ['tipo', 'tipo', 'type', 'Typ', 'タイプ', '유형'],
  new: ['nuevo', 'novo', 'nouveau', 'neu', '新規', '새로운'],
  speed: ['velocidad', 'velocidade', 'vitesse', 'Geschwindigkeit', '速度', '속도'],
  'magnifying glass': ['lupa', 'lupa', 'loupe', 'Lupe', '虫眼鏡', '돋보기'],
  clothing: ['ropa', 'roupas', 'vêtements', 'Kleidung', '服', '의류'],
  loop: ['bucle', 'loop', 'boucle', 'Schleife', 'ループ', '루프'],
  ink: ['tinta', 'tinta', 'encre', 'Tinte', 'インク', '잉크'],
  white: ['blanco', 'branco', 'blanc', 'weiß', '白', '흰색'],
  red: ['rojo', 'vermelho', 'rouge', 'rot', '赤', '빨간색'],
  gold: ['oro', 'ouro', 'or', 'Gold', 'ゴールド', '골드'],
  creature: ['criatura', 'criatura', 'créature', 'Kreatur', '生き物', '생물'],
  win: ['ganar', 'vencer', 'gagner', 'gewinnen', '勝利', '승리'],
  champion: ['campeón', 'campeão', 'champion', 'Champion', 'チャンピオン', '챔피언'],
  slash: ['tachado', 'riscado', 'barré', 'durchgestrichen', '斜線', '사선'],
  section: ['sección', 'seção', 'section', 'Abschnitt', 'セクション', '섹션'],
  flat: ['plano', 'plano', 'plat', 'flach', 'フラット', '플랫'],
  bright: ['brillante', 'brilhante', 'lumineux', 'hell', '明るい', '밝은'],
  ornithology: ['ornitología', 'ornitologia', 'ornithologie', 'Ornithologie', '鳥類学', '조류학'],
  magnetic: ['magnético', 'magnético', 'magnétique', 'magnetisch', '磁気', '자기'],
  keys: ['llaves', 'chaves', 'clés', 'Schlüssel', '鍵', '열쇠'],
  double: ['doble', 'duplo', 'double', 'doppelt', '二重', '이중'],
  horizontal: ['horizontal', 'horizontal', 'horizontal', 'horizontal', '水平', '가로'],
  vertical: ['vertical', 'vertical', 'vertical', 'vertikal', '垂直', '세로'],
  pay: ['pagar', 'pagar', 'payer', 'bezahlen', '支払い', '지불'],
  transgender: ['transgénero', 'transgênero', 'transgenre', 'transgender', 'トランスジェンダー', '트랜스젠더'],
  flying: ['volando', 'voando', 'en vol', 'fliegend', '飛行', '비행'],
  open: ['abierto', 'aberto', 'ouvert', 'offen', 'オープン', '열림'],
  hungry: ['hambriento', 'faminto', 'affamé', 'hungrig', '空腹', '배고픔'],
  weapon: ['arma', 'arma', 'arme', 'Waffe', '武器', '무기'],
  fantasy: ['fantasía', 'fantasia', 'fantastique', 'Fantasy', 'ファンタジー', '판타지'],
  pisces: ['Piscis', 'Peixes', 'Poissons', 'Fische', 'うお座', '물고기자리'],
  'exclamation mark': ['signo de exclamación', 'ponto de exclamação', 'point d’exclamation', 'Ausrufezeichen', '感嘆符', '느낌표'],
  meteorology: ['meteorología', 'meteorologia', 'météorologie', 'Meteorologie', '気象', '기상'],
  brand: ['marca', 'marca', 'marque', 'Marke', 'ブランド', '브랜드'],
  'brand logo': ['logotipo de marca', 'logotipo de marca', 'logo de marque', 'Markenlogo', 'ブランドロゴ', '브랜드 로고'],
  leisure: ['ocio', 'lazer', 'loisirs', 'Freizeit', 'レジャー', '여가'],
  object: ['objeto', 'objeto', 'objet', 'Objekt', 'オブジェクト', '오브젝트'],
  alignment: ['alineación', 'alinhamento', 'alignement', 'Ausrichtung', '整列', '정렬'],
  model: ['modelo', 'modelo', 'modèle', 'Modell', 'モデル', '모델'],
  motion: ['movimiento', 'movimento', 'mouvement', 'Bewegung', '動き', '움직임'],
  paper: ['papel', 'papel', 'papier', 'Papier', '紙', '종이'],
  cartoon: ['dibujo animado', 'desenho animado', 'dessin animé', 'Cartoon', 'カートゥーン', '만화'],
  mascot: ['mascota', 'mascote', 'mascotte', 'Maskottchen', 'マスコット', '마스코트'],
  'design tool': ['herramienta de diseño', 'ferramenta de design', 'outil de design', 'Designwerkzeug', 'デザインツール', '디자인 도구'],
  'web layout': ['maquetación web', 'layout web', 'mise en page web', 'Weblayout', 'ウェブレイアウト', '웹 레이아웃'],
  doodle: ['garabato', 'rabisco', 'gribouillage', 'Kritzelei', '落書き', '낙서'],
  'hand drawn': ['dibujado a mano', 'desenhado à mão', 'dessiné à la main', 'handgezeichnet', '手描き', '손그림'],
  simple: ['simple', 'simples', 'simple', 'einfach', 'シンプル', '심플'],
  'chat bubble': ['burbuja de chat', 'balão de conversa', 'bulle de discussion', 'Sprechblase', '吹き出し', '말풍선'],
  'wall clock': ['reloj de pared', 'relógio de parede', 'horloge murale', 'Wanduhr', '掛け時計', '벽시계'],
  coronavirus: ['coronavirus', 'coronavírus', 'coronavirus', 'Coronavirus', 'コロナウイルス', '코로나바이러스'],
  orienteering: ['orientación', 'orientação', 'course d’orientation', 'Orientierungslauf', 'オリエンテーリング', '오리엔티어링'],
  collage: ['collage', 'colagem', 'collage', 'Collage', 'コラージュ', '콜라주'],
  resize: ['redimensionar', 'redimensionar', 'redimensionner', 'Größe ändern', 'サイズ変更', '크기 조정'],
  analysis: ['análisis', 'análise', 'analyse', 'Analyse', '分析', '분석'],
  karaoke: ['karaoke', 'karaokê', 'karaoké', 'Karaoke', 'カラオケ', '노래방'],
  cute: ['bonito', 'fofo', 'mignon', 'niedlich', 'かわいい', '귀여운'],
  portfolio: ['portafolio', 'portfólio', 'portfolio', 'Portfolio', 'ポートフォリオ', '포트폴리오'],
  retro: ['retro', 'retrô', 'rétro', 'retro', 'レトロ', '레트로'],
  minimal: ['minimalista', 'minimalista', 'minimaliste', 'minimalistisch', 'ミニマル', '미니멀'],
  minimalistic: ['minimalista', 'minimalista', 'minimaliste', 'minimalistisch', 'ミニマル', '미니멀'],
  pixel: ['píxel', 'pixel', 'pixel', 'Pixel', 'ピクセル', '픽셀'],
  equipment: ['equipo', 'equipamento', 'équipement', 'Ausrüstung', '機器', '장비'],
  'medical equipment': ['equipo médico', 'equipamento médico', 'équipement médical', 'Medizintechnik', '医療機器', '의료 장비'],
  'bar graph': ['gráfico de barras', 'gráfico de barras', 'diagramme à barres', 'Balkendiagramm', '棒グラフ', '막대그래프'],
  editing: ['edición', 'edição', 'édition', 'Bearbeitung', '編集', '편집'],
  protected: ['protegido', 'protegido', 'protégé', 'geschützt', '保護', '보호됨'],
  head: ['cabeza', 'cabeça', 'tête', 'Kopf', '頭', '머리'],
  pollen: ['polen', 'pólen', 'pollen', 'Pollen', '花粉', '꽃가루'],
  ranch: ['rancho', 'rancho', 'ranch', 'Ranch', '牧場', '목장'],
  indent: ['sangría', 'recuo', 'retrait', 'Einzug', 'インデント', '들여쓰기'],
  print: ['imprimir', 'imprimir', 'imprimer', 'drucken', '印刷', '인쇄'],
  king: ['rey', 'rei', 'roi', 'König', '王', '왕'],
  queen: ['reina', 'rainha', 'reine', 'Königin', '女王', '여왕'],
  comic: ['cómic', 'história em quadrinhos', 'bande dessinée', 'Comic', 'マンガ', '만화'],
  ellipsis: ['puntos suspensivos', 'reticências', 'points de suspension', 'Auslassungspunkte', '省略記号', '말줄임표'],
  fairy: ['hada', 'fada', 'fée', 'Fee', '妖精', '요정'],
  passenger: ['pasajero', 'passageiro', 'passager', 'Passagier', '乗客', '승객'],
  cry: ['llorar', 'chorar', 'pleurer', 'weinen', '泣く', '울음'],
  yellow: ['amarillo', 'amarelo', 'jaune', 'gelb', '黄色', '노란색'],
  blue: ['azul', 'azul', 'bleu', 'blau', '青', '파란색'],
  cancel: ['cancelar', 'cancelar', 'annuler', 'abbrechen', 'キャンセル', '취소'],
  brightness: ['brillo', 'brilho', 'luminosité', 'Helligkeit', '明るさ', '밝기'],
  farm: ['granja', 'fazenda', 'ferme', 'Bauernhof', '農場', '농장'],
  tear: ['lágrima', 'lágrima', 'larme', 'Träne', '涙', '눈물'],
  cream: null, // of ice, of milk or for the skin
  dizzy: null, // a person, or a star of a comic
  hello: null, // a gesture of greeting and of farewell
  quarter: null, // of the moon, of an hour, or a coin
  'top arrow': null, // a label on an arrow
  marine: null, // of the sea, or a soldier
  young: ['joven', 'jovem', 'jeune', 'jung', '若い', '젊은'],
  silver: ['plata', 'prata', 'argent', 'Silber', '銀', '은'],
  christian: ['cristiano', 'cristão', 'chrétien', 'christlich', 'キリスト教', '기독교'],
  sick: ['enfermo', 'doente', 'malade', 'krank', '病気', '아픈'],
  thanks: ['gracias', 'obrigado', 'merci', 'danke', 'ありがとう', '고마워'],
  wizard: ['mago', 'mago', 'magicien', 'Zauberer', '魔法使い', '마법사'],
  chemist: null, // of chemistry, or a pharmacy
  six: null, // a numeral
  shorts: ['pantalones cortos', 'short', 'short', 'Shorts', 'ショートパンツ', '반바지'],
  pick: null, // a tool, or to choose
  rock: null, // a stone, or music
  times: null, // a sign of multiplication, or of closing
  tbt: null, // an abbreviation
  arrived: null, // an emoji of a train
  awesome: null, // slang
  trolley: null, // of a shop, or a vehicle
  burn: null, // of a fire, or of calories
  slice: null, // of cake, bread or pizza
  three: null, // a numeral
}
