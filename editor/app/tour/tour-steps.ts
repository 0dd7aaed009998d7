/** What an editor is shown at the first start. */
export const TOUR_STEPS = [
  {
    heading: "Velkommen til redaksjonen",
    text: "Oversikten sier hva som bør gjøres, med lenke til feltet det gjelder. Øverst står knappene for det du gjør oftest: ny film, ny artikkel, priser og åpningstider.",
  },
  {
    heading: "Uka er programmet",
    text: "Velg Uka i menyen. Trykk på en forestilling for å avlyse, flytte eller kopiere den, eller på en tom plass for å legge til en ny. Dobbeltbooking og stengte dager ser du før du lagrer.",
  },
  {
    heading: "Skjemaene passer på",
    text: "Kontrollen leser mens du skriver, og det som er galt, står ved feltet. Datoer skriver du som du pleier: «fre 18» eller «4/12 19.30». Det du skriver, blir tatt vare på også om fanen lukkes.",
  },
  {
    heading: "Se det før andre gjør det",
    text: "«Forhåndsvis» viser siden slik den blir, på mobil og skjerm. Angrer du, trykker du «Angre» rett etter at du har lagret, eller finner lagringen igjen i Historikk.",
  },
  {
    heading: "Publiser når du er klar",
    text: "Det du lagrer, vises ikke for publikum før noen publiserer. Innhold med feil kan ikke publiseres, så du kan ikke ødelegge nettstedet. Omvisningen finner du igjen nederst i menyen.",
  },
] as const;
