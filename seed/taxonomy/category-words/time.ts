import type { WordTable } from '../word-table.ts'

/** Words of clocks and calendars. */
export const TIME: WordTable = {
  alarm: ['alarma', 'alarme', 'alarme', 'Alarm', 'アラーム', '알람'],
  timer: ['temporizador', 'temporizador', 'minuteur', 'Timer', 'タイマー', '타이머'],
  hourglass: ['reloj de arena', 'ampulheta', 'sablier', 'Sanduhr', '砂時計', '모래시계'],
  hour: ['hora', 'hora', 'heure', 'Stunde', '時間', '시간'],
  deadline: ['fecha límite', 'prazo', 'date limite', 'Frist', '締め切り', '마감'],
  late: ['tarde', 'atrasado', 'en retard', 'spät', '遅刻', '늦음'],
  countdown: ['cuenta atrás', 'contagem regressiva', 'compte à rebours', 'Countdown', 'カウントダウン', '카운트다운'],
  date: ['fecha', 'data', 'date', 'Datum', '日付', '날짜'],
  schedule: ['horario', 'cronograma', 'emploi du temps', 'Zeitplan', 'スケジュール', '일정'],
  event: ['evento', 'evento', 'événement', 'Veranstaltung', 'イベント', '이벤트'],
  week: ['semana', 'semana', 'semaine', 'Woche', '週', '주'],
  month: ['mes', 'mês', 'mois', 'Monat', '月', '월'],
  year: ['año', 'ano', 'année', 'Jahr', '年', '연도'],
  appointment: ['cita', 'compromisso', 'rendez-vous', 'Termin', '予約', '약속'],
  planner: ['planificador', 'planejador', 'agenda', 'Planer', 'プランナー', '플래너'],
  agenda: ['agenda', 'agenda', 'agenda', 'Agenda', 'アジェンダ', '어젠다'],
  reminder: ['recordatorio', 'lembrete', 'rappel', 'Erinnerung', 'リマインダー', '알림'],
  today: ['hoy', 'hoje', 'aujourd’hui', 'heute', '今日', '오늘'],
  planning: ['planificación', 'planejamento', 'planification', 'Planung', '計画', '계획'],
  'history time': null, // a name of a file
  oclock: null, // a part of a time
  'schedule clock': null, // a name of a file
  'sunset low': null, // a name of a file
}
