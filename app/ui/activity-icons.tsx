import type { Icon } from '@phosphor-icons/react';
import { ArmchairIcon } from '@phosphor-icons/react/dist/csr/Armchair';
import { BabyIcon } from '@phosphor-icons/react/dist/csr/Baby';
import { BalloonIcon } from '@phosphor-icons/react/dist/csr/Balloon';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { BathtubIcon } from '@phosphor-icons/react/dist/csr/Bathtub';
import { BicycleIcon } from '@phosphor-icons/react/dist/csr/Bicycle';
import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { BoatIcon } from '@phosphor-icons/react/dist/csr/Boat';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BowlingBallIcon } from '@phosphor-icons/react/dist/csr/BowlingBall';
import { BreadIcon } from '@phosphor-icons/react/dist/csr/Bread';
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { BusIcon } from '@phosphor-icons/react/dist/csr/Bus';
import { ButterflyIcon } from '@phosphor-icons/react/dist/csr/Butterfly';
import { CakeIcon } from '@phosphor-icons/react/dist/csr/Cake';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CardsThreeIcon } from '@phosphor-icons/react/dist/csr/CardsThree';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { CatIcon } from '@phosphor-icons/react/dist/csr/Cat';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { CheckerboardIcon } from '@phosphor-icons/react/dist/csr/Checkerboard';
import { ChefHatIcon } from '@phosphor-icons/react/dist/csr/ChefHat';
import { ChurchIcon } from '@phosphor-icons/react/dist/csr/Church';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { ConfettiIcon } from '@phosphor-icons/react/dist/csr/Confetti';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { DogIcon } from '@phosphor-icons/react/dist/csr/Dog';
import { DotsThreeOutlineIcon } from '@phosphor-icons/react/dist/csr/DotsThreeOutline';
import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { EnvelopeOpenIcon } from '@phosphor-icons/react/dist/csr/EnvelopeOpen';
import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { FlowerIcon } from '@phosphor-icons/react/dist/csr/Flower';
import { FlowerLotusIcon } from '@phosphor-icons/react/dist/csr/FlowerLotus';
import { FlowerTulipIcon } from '@phosphor-icons/react/dist/csr/FlowerTulip';
import { GameControllerIcon } from '@phosphor-icons/react/dist/csr/GameController';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { GlobeHemisphereWestIcon } from '@phosphor-icons/react/dist/csr/GlobeHemisphereWest';
import { GuitarIcon } from '@phosphor-icons/react/dist/csr/Guitar';
import { HairDryerIcon } from '@phosphor-icons/react/dist/csr/HairDryer';
import { HammerIcon } from '@phosphor-icons/react/dist/csr/Hammer';
import { HandIcon } from '@phosphor-icons/react/dist/csr/Hand';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/csr/HandsPraying';
import { HeadphonesIcon } from '@phosphor-icons/react/dist/csr/Headphones';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { HorseIcon } from '@phosphor-icons/react/dist/csr/Horse';
import { IceCreamIcon } from '@phosphor-icons/react/dist/csr/IceCream';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { LeafIcon } from '@phosphor-icons/react/dist/csr/Leaf';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/csr/MapTrifold';
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy';
import { MicrophoneStageIcon } from '@phosphor-icons/react/dist/csr/MicrophoneStage';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars';
import { MosqueIcon } from '@phosphor-icons/react/dist/csr/Mosque';
import { MusicNoteIcon } from '@phosphor-icons/react/dist/csr/MusicNote';
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { NewspaperIcon } from '@phosphor-icons/react/dist/csr/Newspaper';
import { OrangeIcon } from '@phosphor-icons/react/dist/csr/Orange';
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { ParkIcon } from '@phosphor-icons/react/dist/csr/Park';
import { PawPrintIcon } from '@phosphor-icons/react/dist/csr/PawPrint';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';
import { PersonSimpleTaiChiIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleTaiChi';
import { PersonSimpleWalkIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleWalk';
import { PhoneCallIcon } from '@phosphor-icons/react/dist/csr/PhoneCall';
import { PianoKeysIcon } from '@phosphor-icons/react/dist/csr/PianoKeys';
import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';
import { PottedPlantIcon } from '@phosphor-icons/react/dist/csr/PottedPlant';
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece';
import { RadioIcon } from '@phosphor-icons/react/dist/csr/Radio';
import { SailboatIcon } from '@phosphor-icons/react/dist/csr/Sailboat';
import { ScissorsIcon } from '@phosphor-icons/react/dist/csr/Scissors';
import { ScrollIcon } from '@phosphor-icons/react/dist/csr/Scroll';
import { ShoppingBagIcon } from '@phosphor-icons/react/dist/csr/ShoppingBag';
import { ShovelIcon } from '@phosphor-icons/react/dist/csr/Shovel';
import { SoccerBallIcon } from '@phosphor-icons/react/dist/csr/SoccerBall';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { TeaBagIcon } from '@phosphor-icons/react/dist/csr/TeaBag';
import { TelevisionIcon } from '@phosphor-icons/react/dist/csr/Television';
import { TrainIcon } from '@phosphor-icons/react/dist/csr/Train';
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate';
import { TreeIcon } from '@phosphor-icons/react/dist/csr/Tree';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera';
import { VinylRecordIcon } from '@phosphor-icons/react/dist/csr/VinylRecord';
import { WavesIcon } from '@phosphor-icons/react/dist/csr/Waves';
import { WineIcon } from '@phosphor-icons/react/dist/csr/Wine';
import { YarnIcon } from '@phosphor-icons/react/dist/csr/Yarn';

/** The glyphs that an activity's stamp may show, by the name that the library and the homes store. */
const glyphs: ReadonlyMap<string, Icon> = new Map<string, Icon>([
  ['armchair', ArmchairIcon],
  ['baby', BabyIcon],
  ['balloon', BalloonIcon],
  ['barbell', BarbellIcon],
  ['bathtub', BathtubIcon],
  ['bicycle', BicycleIcon],
  ['bird', BirdIcon],
  ['boat', BoatIcon],
  ['book-open', BookOpenIcon],
  ['books', BooksIcon],
  ['bowling-ball', BowlingBallIcon],
  ['bread', BreadIcon],
  ['broom', BroomIcon],
  ['bus', BusIcon],
  ['butterfly', ButterflyIcon],
  ['cake', CakeIcon],
  ['camera', CameraIcon],
  ['cards-three', CardsThreeIcon],
  ['carrot', CarrotIcon],
  ['cat', CatIcon],
  ['chat-circle-dots', ChatCircleDotsIcon],
  ['checkerboard', CheckerboardIcon],
  ['chef-hat', ChefHatIcon],
  ['church', ChurchIcon],
  ['coffee', CoffeeIcon],
  ['confetti', ConfettiIcon],
  ['cookie', CookieIcon],
  ['cooking-pot', CookingPotIcon],
  ['dice-five', DiceFiveIcon],
  ['dog', DogIcon],
  ['dots-three-outline', DotsThreeOutlineIcon],
  ['ear', EarIcon],
  ['envelope-open', EnvelopeOpenIcon],
  ['film-strip', FilmStripIcon],
  ['fish', FishIcon],
  ['flower', FlowerIcon],
  ['flower-lotus', FlowerLotusIcon],
  ['flower-tulip', FlowerTulipIcon],
  ['game-controller', GameControllerIcon],
  ['gift', GiftIcon],
  ['globe-hemisphere-west', GlobeHemisphereWestIcon],
  ['guitar', GuitarIcon],
  ['hair-dryer', HairDryerIcon],
  ['hammer', HammerIcon],
  ['hand', HandIcon],
  ['hand-heart', HandHeartIcon],
  ['hands-clapping', HandsClappingIcon],
  ['hands-praying', HandsPrayingIcon],
  ['headphones', HeadphonesIcon],
  ['heart', HeartIcon],
  ['horse', HorseIcon],
  ['ice-cream', IceCreamIcon],
  ['images', ImagesIcon],
  ['leaf', LeafIcon],
  ['map-trifold', MapTrifoldIcon],
  ['mask-happy', MaskHappyIcon],
  ['microphone-stage', MicrophoneStageIcon],
  ['moon-stars', MoonStarsIcon],
  ['mosque', MosqueIcon],
  ['music-note', MusicNoteIcon],
  ['music-notes', MusicNotesIcon],
  ['newspaper', NewspaperIcon],
  ['orange', OrangeIcon],
  ['paint-brush', PaintBrushIcon],
  ['palette', PaletteIcon],
  ['park', ParkIcon],
  ['paw-print', PawPrintIcon],
  ['pencil-line', PencilLineIcon],
  ['person-simple-tai-chi', PersonSimpleTaiChiIcon],
  ['person-simple-walk', PersonSimpleWalkIcon],
  ['phone-call', PhoneCallIcon],
  ['piano-keys', PianoKeysIcon],
  ['plant', PlantIcon],
  ['potted-plant', PottedPlantIcon],
  ['puzzle-piece', PuzzlePieceIcon],
  ['radio', RadioIcon],
  ['sailboat', SailboatIcon],
  ['scissors', ScissorsIcon],
  ['scroll', ScrollIcon],
  ['shopping-bag', ShoppingBagIcon],
  ['shovel', ShovelIcon],
  ['soccer-ball', SoccerBallIcon],
  ['star', StarIcon],
  ['sun', SunIcon],
  ['tea-bag', TeaBagIcon],
  ['television', TelevisionIcon],
  ['train', TrainIcon],
  ['translate', TranslateIcon],
  ['tree', TreeIcon],
  ['trophy', TrophyIcon],
  ['umbrella', UmbrellaIcon],
  ['users-three', UsersThreeIcon],
  ['video-camera', VideoCameraIcon],
  ['vinyl-record', VinylRecordIcon],
  ['waves', WavesIcon],
  ['wine', WineIcon],
  ['yarn', YarnIcon],
]);

/** All names, in the order of the alphabet, for whoever chooses a glyph for a home's own activity. */
export const activityIconNames: readonly string[] = [...glyphs.keys()];

/** One glyph in duotone; a name that we do not have shows a flower. */
export function ActivityIcon({ name }: { name: string }) {
  const Glyph = glyphs.get(name) ?? FlowerIcon;
  return <Glyph weight="duotone" aria-hidden="true" />;
}
