import type { Locale } from '#domain/locales/locales.ts'

/**
 * English words of the tables whose translation has the same letters, by language: true cognates and loan words. A
 * person looked at each; the test of the tables fails for any other.
 */
export const COGNATES: Readonly<Record<Exclude<Locale, 'en'>, string>> = {
  es: `
    agenda animal arcade audio avatar bacteria baguette ballet bauhaus beaufort bio biodegradable bitcoin
    blog bluetooth bokeh bot burrito celsius chat chef chip chocolate clip collage color compost control
    coral coronavirus cupcake curry cursor detective dock eclipse emoji error ethernet euro fahrenheit
    falafel fax festival flash golf halloween hashtag horizontal iceberg idea interior internet jeep
    joystick karaoke kit kiwi legal lunar martini monitor motor muffin musical nuclear panda panel piano
    podcast ramen retro robot romance router rugby sake scooter script simple skyline smartphone snowboard
    social software solar spa surf sushi terminal unboxing variable vector vertical web whisky wifi yen yoga
    zen zoom
  `,
  pt: `
    agenda animal avalanche avatar backup bacon bauhaus beaufort bio bitcoin blog bluetooth bokeh bot
    brainstorming burrito celsius chef chevron chip chocolate cinema cone console coral cupcake curry cursor
    design desktop dna dock donut drone eclipse emoji ethernet euro fahrenheit falafel fax festival firewall
    flash gene halloween hamster hashtag headset horizontal iceberg insight interface interior internet
    jeans joystick kit kiwi latitude link login logout loop lunar martini menu moai monitor motor muffin
    musical neural newsletter nuclear oval pager panda panorama piano pixel player playlist podcast ramen
    romance scooter script selfie skyline smartphone smartwatch snowboard social software solar spa story
    sushi tablet terminal totem unboxing vertical volume web webcam zen zoom
  `,
  fr: `
    agenda album alphabet angle animal animation arcade architecture art article audio avalanche avatar
    bacon badge baguette ballet bandage baseball bauhaus beaufort biceps bio bitcoin blog blogging bluetooth
    bokeh bot brainstorming budget bulldozer burger burrito camp canyon celsius champagne champion chef
    chevron cocktail code collaboration collage communication composition compost concert configuration
    console constellation contact contacts conversation coronavirus cube culture cupcake curry cyclone
    danger date design dessert direction discussion dock document documents dollar domino donut double drone
    dune ellipse emoji esplanade ethernet euro fahrenheit falafel fax festival film fjord flash football
    garage globe golf hall halloween hamster hashtag horizon horizontal iceberg identification illustration
    image incognito index info information intelligence interface internet jeep joker journal joystick
    jupiter justice kit kiwi lasso latitude leadership lion locomotive logo lotus machine magazine mars
    martini massage melon menu message moai mobile monument muffin mug muscle musical nation national nature
    navigation newsletter note notes notification notifications options orange page palette panda panorama
    parent parking patient pause photo piano pixel playlist plus podcast podium pollen portfolio portrait
    protection puzzle question rail ramen ranch rectangle restaurant robot romance rose rugby science
    scooter script section selfie signal signature simple skateboard ski skyline smartphone smiley snowboard
    social soda softball spa sport station statue steak story studio surf surprise sushi temple tennis
    terminal texture totem train transport triangle turbine type variable vase vertical village volume vote
    web webcam whisky wifi yacht yen yoga zen zoom
  `,
  de: `
    agenda alarm album alphabet animation apps arcade arm astronaut atom audio avatar baby bacon baguette
    ball barometer baseball basketball bauhaus beaufort bio bitcoin blog bluetooth bokeh bot brainstorming
    browser budget burger burrito business button camcorder cartoon celsius champion chat chevron chip
    cocktail code collage comic computer container controller coronavirus couch countdown cupcake curry
    cursor dashboard desktop disc dna dock dollar domino donut ellipse emoji emotion equalizer ethernet euro
    experiment fahrenheit falafel fantasy fax festival film filter finger firewall fjord frost gamepad
    garage gold golf grill halloween hamster hashtag headset horizontal horn hosting hotdog hotline
    illustration index info information internet jeans jeep job joker journal joystick jupiter karaoke kiwi
    lasso link lobby logo lotus magnet mars martini massage meditation meteor minus moai monitor
    monster motor muffin museum nation national navigation nest newsletter note orange oval pager palette
    panda panel panorama park patient pause person pilot pixel planet player playlist plus podcast pollen
    portfolio post puzzle ramen ranch region repository restaurant retro ring rose route router rugby sake
    saturn selfie server shorts signal skateboard ski skyline smartphone smartwatch smiley snowboard sofa
    softball software solar spa sport station statue steak story stream student studio sushi symbol tab
    tablet team tennis terminal text theater ticket timer toast toaster torus totem tourist transgender
    transport trend turbine ufo variable vase video vinyl voicemail volleyball web webcam website wellness
    whisky wind winter wolf workout yen yoga zen zoom
  `,
  ja: 'ai bluetooth dna ufo',
  ko: 'ai dna ufo',
}
