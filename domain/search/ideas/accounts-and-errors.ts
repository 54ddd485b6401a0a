import type { Idea } from './idea.ts'

/** Accounts, security, support and faults. */
export const ACCOUNTS_AND_ERRORS: readonly Idea[] = [
  {
    id: 'security-data',
    words: {
      en: 'cyber security, cybersecurity, data security, data protection, information security',
      es: 'ciberseguridad, seguridad informática, protección de datos',
      pt: 'segurança cibernética, cibersegurança, segurança de dados',
      fr: 'cybersécurité, sécurité informatique, protection des données',
      de: 'Cybersicherheit, IT-Sicherheit, Datensicherheit, ~Datenschutz',
      ja: 'サイバーセキュリティ, 情報セキュリティ, データ保護',
      ko: '사이버 보안, 정보 보안, 데이터 보호',
    },
    drawnAs: 'security, shield, ~lock, ~fingerprint, ~key',
  },
  {
    id: 'not-found',
    words: {
      en: 'page not found, 404, 404 error, 404 page',
      es: 'página no encontrada, error 404',
      pt: 'página não encontrada, erro 404',
      fr: 'page introuvable, page non trouvée, erreur 404',
      de: 'Seite nicht gefunden, Fehler 404, 404-Fehler',
      ja: 'ページが見つかりません, 404エラー',
      ko: '페이지를 찾을 수 없음, 404 에러, 404 오류',
    },
    drawnAs: '404 not found, not found error, ~file not found, ~link broken',
  },
  {
    id: 'favourite',
    words: {
      en: 'favorite, favourite',
      es: 'favorito, favoritos',
      pt: 'favorito, favoritos',
      fr: 'favori, favoris',
      de: 'Favorit, Favoriten',
      ja: 'お気に入り',
      ko: '즐겨찾기, 찜',
    },
    drawnAs: 'star, ~heart, ~bookmark',
  },
  {
    id: 'account-avatar',
    words: {
      en: 'avatar, profile picture, user picture',
      es: 'avatar, foto de perfil',
      pt: 'avatar, foto de perfil',
      fr: 'avatar, photo de profil',
      de: 'Avatar, Profilbild',
      ja: 'アバター, プロフィール画像',
      ko: '아바타, 프로필 사진',
    },
    drawnAs: 'user circle, account, ~portrait, ~people headshot',
  },
  {
    id: 'user-settings',
    words: {
      en: 'user settings, account settings, profile settings',
      es: 'ajustes de usuario, configuración de cuenta',
      pt: 'configurações do usuário, configurações da conta',
      fr: 'paramètres du compte, paramètres utilisateur',
      de: 'Benutzereinstellungen, Kontoeinstellungen, Profileinstellungen',
      ja: 'ユーザー設定, アカウント設定',
      ko: '사용자 설정, 계정 설정, 프로필 설정',
    },
    drawnAs: 'person edit, man adjusting settings, ~settings, ~user',
  },
  {
    id: 'support',
    words: {
      en: 'customer support, customer service, call center, helpdesk, help desk',
      es: 'atención al cliente, soporte técnico, servicio al cliente',
      pt: 'atendimento ao cliente, suporte técnico, suporte ao cliente',
      fr: 'service client, support client, assistance',
      de: 'Kundendienst, Kundenservice, Kundensupport',
      ja: 'カスタマーサポート, サポート窓口, お客様サポート',
      ko: '고객 지원, 고객센터, 고객 서비스',
    },
    drawnAs: 'headset, support contact, ~life ring, ~chat, ~telemarketer woman',
  },
]
