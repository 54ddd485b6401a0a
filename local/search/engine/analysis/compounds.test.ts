import { describe, expect, test } from 'vitest'
import { splitCompound } from './compounds.ts'

const split = (word: string, language: string, ...vocabulary: string[]) =>
  splitCompound(word, [language, 'en'], (part) => (vocabulary.includes(part) ? 1 : 0))

describe('splitting German compounds', () => {
  test.each([
    ['benutzereinstellungen', 'benutzer einstellungen'],
    ['einstellungsseite', 'einstellung seite'],
    ['suchfeld', 'suche feld'],
    ['haustur', 'haus tur'],
    ['farbpalette', 'farbe palette'],
    ['warenkorb', 'waren korb'],
    ['einkaufswagen', 'einkauf wagen'],
    ['herzsymbol', 'herz symbol'],
    ['blumenstrauss', 'blume strauss'],
    ['kinderwagen', 'kind wagen'],
    ['sonnenblume', 'sonne blume'],
    ['geburtstagskuchen', 'geburtstag kuchen'],
    ['tagebuch', 'tag buch'],
    ['ohrring', 'ohr ring'],
    ['schulbus', 'schule bus'],
    ['benutzerkontoeinstellungen', 'benutzer konto einstellungen'],
    ['pfeilsymbol', 'pfeil symbol'],
  ])('splits %s', (word, parts) => {
    expect(split(word, 'de', ...parts.split(' '))).toEqual(parts.split(' '))
  })

  test.each([
    ['anfang', 'an fang'],
    ['tomate', 'tom ate'],
    ['schlosser', 'schloss er'],
    ['einladung', 'ein ladung'],
    ['ausgang', 'aus gang'],
    ['vorhang', 'vor hang'],
    ['benutzerxyz', 'benutzer'],
    ['staubecken', 'stau becken staub ecken'],
    ['kreisel', 'eis kreis'],
  ])('keeps %s whole when the index has %s', (word, vocabulary) => {
    expect(split(word, 'de', ...vocabulary.split(' '))).toBeNull()
  })

  test('prefers the split whose parts more records have', () => {
    const records: Record<string, number> = { stau: 9, becken: 9, staub: 1, ecken: 1 }
    expect(splitCompound('staubecken', ['de'], (word) => records[word] ?? 0)).toEqual(['stau', 'becken'])
  })
})

describe('splitting Korean compounds', () => {
  test.each([
    ['왼쪽화살표', '왼쪽 화살표'],
    ['고양이아이콘', '고양이 아이콘'],
    ['오른쪽화살표', '오른쪽 화살표'],
    ['장바구니아이콘', '장바구니 아이콘'],
    ['사용자설정', '사용자 설정'],
    ['검색버튼', '검색 버튼'],
    ['집아이콘', '집 아이콘'],
    ['하트모양', '하트 모양'],
    ['다운로드버튼', '다운로드 버튼'],
    ['전화번호', '전화 번호'],
    ['쓰레기통아이콘', '쓰레기통 아이콘'],
    ['화살표를', '화살표'],
    ['고양이가', '고양이'],
    ['하트는', '하트'],
    ['꽃들', '꽃'],
    ['나무들', '나무'],
    ['설정을', '설정'],
    ['고양이의얼굴', '고양이 얼굴'],
    ['왼쪽화살표를', '왼쪽 화살표'],
  ])('splits %s', (word, parts) => {
    expect(split(word, 'ko', ...parts.split(' '))).toEqual(parts.split(' '))
  })

  test.each([
    ['고양이', '고 양 이'],
    ['화살표을', '화살표'],
    ['설정를', '설정'],
  ])('keeps %s whole when the index has %s', (word, vocabulary) => {
    expect(split(word, 'ko', ...vocabulary.split(' '))).toBeNull()
  })
})

describe('splitting Japanese compounds', () => {
  test.each([
    ['右向き', '右'],
    ['左向き', '左'],
    ['上向き', '上'],
    ['右矢印', '右 矢印'],
    ['虫眼鏡', '虫 眼鏡'],
    ['検索画面', '検索 画面'],
    ['設定画面', '設定 画面'],
    ['買い物籠', '買い物 籠'],
    ['誕生日会', '誕生日 会'],
    ['飛行機雲', '飛行機 雲'],
    ['あいこんぼたん', 'あいこん ぼたん'],
    ['ねこかふぇ', 'ねこ かふぇ'],
    ['猫の顔', '猫 顔'],
    ['花柄', '花 柄'],
    ['右向き矢印', '右 向き 矢印'],
    ['笑顔の猫', '笑顔 猫'],
  ])('splits %s', (word, parts) => {
    expect(split(word, 'ja', ...parts.split(' '))).toEqual(parts.split(' '))
  })

  test.each([
    ['らーめん', 'らー めんど'],
    ['ねこ', 'ね こ'],
    ['はーと', 'は と'],
  ])('keeps %s whole when the index has %s', (word, vocabulary) => {
    expect(split(word, 'ja', ...vocabulary.split(' '))).toBeNull()
  })
})

test('splits nothing in languages without compounds', () => {
  expect(split('heartsymbol', 'fr', 'heart', 'symbol')).toBeNull()
})
